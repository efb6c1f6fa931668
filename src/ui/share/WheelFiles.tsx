// Whole wheels: the own one back, this one to a file, one from a file.

import { type ChangeEvent, useEffect, useRef } from 'react'
import { useApp } from '../../store/app'
import { ActionButton } from '../commands/ActionButton'
import { openFileAction, ownWheelAction, saveFileAction } from '../commands/fileActions'
import styles from './WheelFiles.module.css'
import { FILE_TYPES, openWheelFile, takeDroppedFiles } from './wheelFile'

export function WheelFiles() {
  const hasOwn = useApp((state) => state.ownWheels.length > 0)
  const picker = useRef<HTMLInputElement>(null)
  useEffect(takeDroppedFiles, [])

  function picked(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    if (file) void openWheelFile(file)
    // The same file can be picked again.
    event.target.value = ''
  }

  return (
    <div className={styles.files}>
      {hasOwn && <ActionButton action={ownWheelAction} className={styles.own} />}
      <ActionButton action={saveFileAction} className={styles.file} />
      <ActionButton
        action={{ ...openFileAction, run: () => picker.current?.click() }}
        className={styles.file}
      />
      <input
        ref={picker}
        type="file"
        hidden
        accept={FILE_TYPES}
        aria-label="Wheel file"
        onChange={picked}
      />
    </div>
  )
}
