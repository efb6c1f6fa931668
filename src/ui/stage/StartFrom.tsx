import { useLayoutEffect, useRef } from 'react'
import { TEMPLATES } from '../../lists/samples'
import { app, useApp } from '../../store/app'
import { said } from '../../text/say'
import { paletteColor } from '../../wheel/colors/palette'
import { DEFAULT_OPTIONS } from '../../wheel/messages'
import { NUMBER_OPTIONS } from '../../wheel/presets'
import { CommandButton } from '../commands/CommandButton'
import { COMMANDS, isIdle } from '../commands/commands'
import { Button, ButtonLink } from '../kit/Button'
import { MenuGroup } from '../kit/Menu'
import { SITE_LINKS } from '../siteLinks'
import { messages } from './messages'
import styles from './StartFrom.module.css'

/** Every wheel that is ready to spin, with a picture of it. */
export function StartFrom() {
  const isEnabled = useApp(isIdle)
  const { actions } = app
  return (
    <MenuGroup isFolded heading={messages.startFrom}>
      <CommandButton
        command={COMMANDS.reset}
        kind="text"
        icon={<SmallWheel count={DEFAULT_OPTIONS.length} />}
      />
      <CommandButton
        command={COMMANDS.numbers}
        kind="text"
        icon={<SmallWheel count={NUMBER_OPTIONS.length} />}
      />
      {TEMPLATES.map(({ name, options }) => (
        <Button
          key={name.says}
          kind="text"
          icon={<SmallWheel count={options.length} />}
          aria-disabled={!isEnabled}
          onClick={() => isEnabled && actions.openTemplate(options, name)}
        >
          {said(name)}
        </Button>
      ))}
      <Button
        kind="text"
        aria-disabled={!isEnabled}
        onClick={() => isEnabled && actions.openDialog('numbers')}
      >
        {messages.numbers}
      </Button>
      <ButtonLink kind="text" href={SITE_LINKS.examples.href}>
        {messages.moreExamples}
      </ButtonLink>
    </MenuGroup>
  )
}

function SmallWheel({ count }: { readonly count: number }) {
  const wheel = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => wheel.current?.style.setProperty('--slices', slices(count)), [count])
  return <span ref={wheel} className={styles.wheel} />
}

/** The colors of a conic gradient that shows so many options. */
function slices(count: number): string {
  const turn = (index: number) => `${(index / count).toFixed(4)}turn`
  return Array.from(
    { length: count },
    (_, index) => `${paletteColor(index)} ${turn(index)} ${turn(index + 1)}`,
  ).join()
}
