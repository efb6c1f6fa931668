// A color to choose, by the browser's own picker.

import type { ComponentProps } from 'react'
import styles from './Swatch.module.css'

export function Swatch(props: ComponentProps<'input'>) {
  return <input {...props} type="color" className={styles.swatch} />
}
