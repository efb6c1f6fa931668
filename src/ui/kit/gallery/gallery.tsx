// Every part of the kit in every state, for whoever changes one: `npm run dev`, then /src/ui/kit/gallery/gallery.html. Its first
// switches show the same in dark, from right to left, and in words as long as a translation's. The screenshots test
// looks at it.

import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Button, ButtonLink, ButtonRow, IconButton } from '../Button'
import { Card, CardHead, Section } from '../Card'
import { Dialog } from '../Dialog'
import { Disclosure, DisclosureButton } from '../Disclosure'
import { Field, Input, TextArea } from '../fields/Field'
import { Segmented } from '../fields/Segmented'
import { Select } from '../fields/Select'
import { Slider } from '../fields/Slider'
import { Switch } from '../fields/Switch'
import { Tiles } from '../fields/Tiles'
import { PlusIcon, ShareIcon } from '../icons'
import { Menu, MenuGroup } from '../Menu'
import { Question } from '../Question'
import { SmallWheel } from '../SmallWheel'
import { Table } from '../Table'
import { Toast, ToastText } from '../Toast'
import { Kbd, Note, Tag, VisuallyHidden } from '../text'
import styles from './gallery.module.css'
import '@fontsource-variable/fredoka/wght.css'
import '../theme.css'

/** Three times as long as any sentence of ours, in one of the longest words that people write. */
const LONG = 'Bezirksschornsteinfegermeisterversammlung'

const KINDS = ['plain', 'primary', 'danger', 'text'] as const
const DRINKS = ['tea', 'coffee', 'water'] as const

function Gallery() {
  const parameters = new URLSearchParams(location.search)
  const [isDark, setDark] = useState(parameters.has('dark'))
  const [isMirrored, setMirrored] = useState(parameters.has('rtl'))
  const [isLong, setLong] = useState(parameters.has('long'))
  const [dialog, setDialog] = useState<'normal' | 'wide' | null>(null)
  const [drink, setDrink] = useState<(typeof DRINKS)[number]>('tea')
  const [level, setLevel] = useState(40)

  useLayoutEffect(() => {
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
    document.documentElement.dir = isMirrored ? 'rtl' : 'ltr'
  }, [isDark, isMirrored])

  const words = (text: string) => (isLong ? `${text} ${LONG}` : text)
  const drinks = { tea: words('Tea'), coffee: words('Coffee'), water: words('Water') }
  return (
    <main className={styles.gallery}>
      <h1>The kit</h1>
      <Example title="This page">
        <Switch label="Dark" isOn={isDark} onSwitch={setDark} />
        <Switch label="Right to left" isOn={isMirrored} onSwitch={setMirrored} />
        <Switch label="Long words" isOn={isLong} onSwitch={setLong} />
      </Example>
      <Example title="Button">
        {KINDS.map((kind) => (
          <div key={kind} className={styles.line}>
            <Button kind={kind}>{words(kind)}</Button>
            <Button kind={kind} isSmall>
              {words('Small')}
            </Button>
            <Button kind={kind} icon={<ShareIcon />}>
              {words('Share')}
            </Button>
            <Button kind={kind} disabled>
              {words('Disabled')}
            </Button>
          </div>
        ))}
        <div className={styles.line}>
          <ButtonLink href="#kit">{words('A link')}</ButtonLink>
          <IconButton icon={<PlusIcon />} label="Add" />
          <IconButton icon={<PlusIcon />} label="Add" disabled />
        </div>
        <ButtonRow>
          <Button>{words('Cancel')}</Button>
          <Button kind="primary">{words('Save')}</Button>
        </ButtonRow>
      </Example>
      <Example title="Field">
        <Field label={words('Name')} placeholder={words('Untitled')} />
        <Field
          label={words('Email')}
          defaultValue="not an address"
          aria-invalid
          note={words('No @')}
        />
        <Field label={words('Link')} defaultValue={`https://example.org/${LONG}`} readOnly />
        <Input aria-label="Disabled" defaultValue={words('Disabled')} disabled />
        <TextArea aria-label="Several lines" rows={3} defaultValue={words('One\nTwo')} />
      </Example>
      <Example title="Select, Segmented, Tiles, Slider, Switch">
        <Select
          label={words('Drink')}
          values={DRINKS}
          names={drinks}
          value={drink}
          onChoose={(value) => setDrink(value)}
        />
        <Select
          label={words('Locked')}
          values={DRINKS}
          names={drinks}
          value="tea"
          isDisabled
          onChoose={(value) => setDrink(value)}
        />
        {[false, true].map((isDisabled) => (
          <Segmented
            key={String(isDisabled)}
            legend={words(isDisabled ? 'Locked' : 'Drink')}
            options={DRINKS.map((value) => ({ value, label: drinks[value] }))}
            value={drink}
            isDisabled={isDisabled}
            onChoose={(value) => setDrink(value)}
          />
        ))}
        {[false, true].map((isDisabled) => (
          <Tiles
            key={String(isDisabled)}
            label={isDisabled ? 'Locked tiles' : 'Tiles'}
            options={DRINKS.map((value) => ({
              value,
              label: drinks[value],
              picture: <SmallWheel isLarge colors={['#422eb8', '#f4b835', '#1fc287']} />,
            }))}
            value={drink}
            isDisabled={isDisabled}
            onChoose={(value) => setDrink(value)}
          />
        ))}
        <Slider
          label={words('Volume')}
          range={{ min: 0, max: 100, step: 1 }}
          value={level}
          format={(value) => `${value} %`}
          onSlide={setLevel}
        />
        <Switch
          label={words('Sound')}
          note={words('On every tick.')}
          shortcut="S"
          isOn
          onSwitch={() => {}}
        />
        <Switch label={words('Off')} isOn={false} onSwitch={() => {}} />
        <Switch label={words('Locked')} isOn isDisabled onSwitch={() => {}} />
      </Example>
      <Example title="Card" aside={<Button kind="text">{words('Clear')}</Button>}>
        <Section>
          <h3>{words('A section')}</h3>
          <p>{words('What most people read.')}</p>
        </Section>
        <Section>
          <h3>
            {words('Another')} <Tag>NEW</Tag>
          </h3>
          <Note>{words('What explains it.')}</Note>
          <p>
            Press <Kbd>Space</Kbd>
            <VisuallyHidden>Never seen.</VisuallyHidden>
          </p>
        </Section>
      </Example>
      <Example title="Disclosure, Menu">
        <Disclosure summary={words('Closed')}>
          <p>Not seen.</p>
        </Disclosure>
        <Disclosure summary={words('Open')} open>
          <p>{words('What is in it.')}</p>
        </Disclosure>
        <DisclosureButton aria-expanded={false}>{words('Elsewhere')}</DisclosureButton>
        <div className={styles.menu}>
          <Menu label={words('Menu')}>
            <button type="button">{words('Sort')}</button>
            <button type="button" aria-pressed>
              {words('Chosen')}
            </button>
            <MenuGroup heading={words('Group')}>
              <button type="button" aria-disabled>
                {words('Disabled')}
              </button>
            </MenuGroup>
          </Menu>
        </div>
      </Example>
      <Example title="Question, Toast">
        <Question
          text={words('Delete this wheel?')}
          no={words('Keep')}
          yes={words('Delete')}
          isDanger
          isUnasked
          onNo={() => {}}
          onYes={() => {}}
        />
        {(['info', 'success', 'warning', 'error'] as const).map((kind) => (
          <Toast key={kind} kind={kind} onClose={() => {}}>
            <ToastText>{words(kind)}</ToastText>
            <Button kind="text">{words('Undo')}</Button>
          </Toast>
        ))}
      </Example>
      <Example title="Table">
        <Table label="Table">
          <thead>
            <tr>
              <th scope="col">{words('Name')}</th>
              <th scope="col">{words('Spins')}</th>
            </tr>
          </thead>
          <tbody>
            {['Amelia', 'Oliver'].map((name, index) => (
              <tr key={name}>
                <td>{name}</td>
                <td>{index + 1}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Example>
      <Example title="Dialog">
        <ButtonRow>
          <Button onClick={() => setDialog('normal')}>{words('Open')}</Button>
          <Button onClick={() => setDialog('wide')}>{words('Open a wide one')}</Button>
        </ButtonRow>
      </Example>
      {dialog && (
        <Dialog
          title={words('A dialog')}
          isWide={dialog === 'wide'}
          toasts={null}
          onClose={() => setDialog(null)}
        >
          <p>{words('What it asks.')}</p>
          <ButtonRow>
            <Button onClick={() => setDialog(null)}>{words('Cancel')}</Button>
            <Button kind="primary">{words('Save')}</Button>
          </ButtonRow>
        </Dialog>
      )}
    </main>
  )
}

interface ExampleProps {
  readonly title: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

function Example({ title, aside, children }: ExampleProps) {
  return (
    <Card className={styles.example}>
      <CardHead title={title} aside={aside} />
      {children}
    </Card>
  )
}

const root = document.createElement('div')
document.body.append(root)
createRoot(root).render(<Gallery />)
