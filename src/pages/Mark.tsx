import styles from './report.module.css'

/** `open`: not checked. */
export type MarkState = 'passed' | 'failed' | 'open'

const SHAPES: Readonly<Record<MarkState, string>> = {
  passed: 'm5 12.5 4.5 4.5L19 7.5',
  failed: 'm6.5 6.5 11 11m0-11-11 11',
  open: 'M6 12h12',
}

export function Mark({ state }: { readonly state: MarkState }) {
  return (
    <svg className={styles.mark} data-state={state} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[state]} />
    </svg>
  )
}
