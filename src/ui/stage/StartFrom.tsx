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
import { SmallWheel } from '../kit/SmallWheel'
import { SITE_LINKS } from '../siteLinks'
import { messages } from './messages'

/** Every wheel that is ready to spin, with a picture of it. */
export function StartFrom() {
  const isEnabled = useApp(isIdle)
  const { actions } = app
  return (
    <MenuGroup isFolded heading={messages.startFrom}>
      <CommandButton command={COMMANDS.reset} kind="text" icon={wheelOf(DEFAULT_OPTIONS)} />
      <CommandButton command={COMMANDS.numbers} kind="text" icon={wheelOf(NUMBER_OPTIONS)} />
      {TEMPLATES.map(({ name, options }) => (
        <Button
          key={name.says}
          kind="text"
          icon={wheelOf(options)}
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

const wheelOf = (options: readonly string[]) => (
  <SmallWheel colors={options.map((_, index) => paletteColor(index))} />
)
