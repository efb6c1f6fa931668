import {
  type ClipboardEvent,
  type FormEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Button } from '../ui/kit/Button'
import { Card } from '../ui/kit/Card'
import { Note } from '../ui/kit/text'
import { useIsPainted } from '../ui/kit/useIsPainted'
import { CodeField } from './CodeField'
import { pickDrawFile } from './drawFile'
import styles from './report.module.css'

export type TakenIn =
  | { readonly text: string; readonly file?: never }
  | { readonly file: File; readonly text?: never }

export interface FileOrPasteTexts {
  readonly choose: string
  readonly drop: string
  readonly dropHere: string
  readonly paste: string
  readonly check: string
  readonly empty: string
  readonly private: string
  readonly noScript: string
  readonly checking: string
  oneFile(count: number): string
}

interface FileOrPasteProps {
  readonly texts: FileOrPasteTexts
  /** What is pasted while no field has the focus is taken in where this fits. */
  readonly wanted: RegExp
  readonly isChecking: boolean
  readonly refusal?: string | null
  onRead(taken: TakenIn): void
}

export function FileOrPaste({ texts, wanted, isChecking, refusal, onRead }: FileOrPasteProps) {
  // Before the page's code has come, a press would be lost, or send the form nowhere.
  const isPainted = useIsPainted()
  const privateId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const [problem, setProblem] = useState<string>()
  // What was dropped or pasted on another part of the page is answered here.
  useEffect(() => {
    if (refusal) status.current?.scrollIntoView({ block: 'nearest' })
  }, [refusal])

  function readFiles(files: readonly File[]) {
    const [file] = files
    if (!file) return
    setProblem(files.length > 1 ? texts.oneFile(files.length) : undefined)
    if (files.length === 1) onRead({ file })
  }
  const isOver = useHandedOver(wanted, readFiles, readText)

  async function pickOne() {
    const file = await pickDrawFile()
    if (file) readFiles([file])
  }

  function readText(text: string) {
    setProblem(undefined)
    onRead({ text })
  }

  // Nobody who pastes a whole record wants to type on, and the text of a long one would take the field seconds to lay out.
  function takePasted(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { files } = event.clipboardData
    const text = event.clipboardData.getData('text')
    if (files.length === 0 && (text.trim() === '' || event.currentTarget.value.trim() !== '')) {
      return
    }
    event.preventDefault()
    if (files.length > 0) readFiles([...files])
    else readText(text)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const text = field.current?.value ?? ''
    if (text.trim() === '') {
      setProblem(texts.empty)
      field.current?.focus()
    } else {
      readText(text)
    }
  }

  return (
    <form onSubmit={submit}>
      <Card className={styles.reader} data-over={isOver || undefined}>
        <div className={styles.paste}>
          <CodeField
            label={texts.paste}
            ref={field}
            aria-describedby={privateId}
            onPaste={takePasted}
          />
          <Button type="submit" kind="primary" disabled={isPainted}>
            {texts.check}
          </Button>
        </div>
        <div className={styles.pick}>
          <Button disabled={isPainted} onClick={() => void pickOne()}>
            {texts.choose}
          </Button>
          <p>{isOver ? texts.dropHere : texts.drop}</p>
        </div>
        <div className={styles.foot}>
          <Note id={privateId}>{texts.private}</Note>
          <p
            ref={status}
            data-refused={(!isChecking && !problem && refusal) || undefined}
            role="status"
          >
            {isChecking ? texts.checking : (problem ?? refusal)}
          </p>
        </div>
        <noscript>
          <p>{texts.noScript}</p>
        </noscript>
      </Card>
    </form>
  )
}

/** @returns whether files are held over the page */
function useHandedOver(
  wanted: RegExp,
  readFiles: (files: readonly File[]) => void,
  readText: (text: string) => void,
): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef({ readFiles, readText })
  useEffect(() => {
    latest.current = { readFiles, readText }
  })
  // Before anything is painted: until then the browser would open the file in place of the page.
  useLayoutEffect(() => {
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true
    function over(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    function leave({ relatedTarget }: DragEvent) {
      // Between two elements of the page it is still over the page.
      if (relatedTarget === null) setOver(false)
    }
    function drop(event: DragEvent) {
      setOver(false)
      if (!hasFiles(event)) return
      // The browser would open the file in place of the page.
      event.preventDefault()
      latest.current.readFiles([...(event.dataTransfer?.files ?? [])])
    }
    function paste(event: globalThis.ClipboardEvent) {
      const { clipboardData, target } = event
      if (!clipboardData || (target instanceof Element && target.closest('textarea, input'))) return
      const text = clipboardData.getData('text')
      if (clipboardData.files.length > 0) latest.current.readFiles([...clipboardData.files])
      else if (wanted.test(text)) latest.current.readText(text)
    }
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
      document.removeEventListener('paste', paste)
    }
  }, [wanted])
  return isOver
}
