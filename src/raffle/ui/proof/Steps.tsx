import type { ReactNode, Ref } from 'react'
import { VisuallyHidden } from '../../../ui/kit/text'
import { messages } from './messages'
import styles from './Proof.module.css'

/** What a proven draw takes. */
const STEPS = ['lock', 'send', 'draw'] as const

interface StepProps {
  readonly name: (typeof STEPS)[number]
  readonly state?: 'done' | 'current' | 'later'
  readonly heading?: Ref<HTMLHeadingElement>
  readonly children?: ReactNode
}

export function Steps({ children }: { readonly children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>
}

export function Step({ name, state = 'later', heading, children }: StepProps) {
  const isDone = state === 'done'
  return (
    <li
      className={styles.step}
      data-state={state}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <h3 ref={heading} tabIndex={heading ? -1 : undefined}>
        <span className={styles.mark} aria-hidden="true">
          {isDone ? '✓' : STEPS.indexOf(name) + 1}
        </span>
        {messages.steps[name]}
        {isDone && <VisuallyHidden> {messages.done}</VisuallyHidden>}
      </h3>
      {children}
    </li>
  )
}
