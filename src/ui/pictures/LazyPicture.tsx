// Most wheels have no pictures: what draws them is loaded with the first.

import type { Segment } from '../../wheel/segment'
import { Dot } from '../kit/icons'
import { useLoaded } from '../kit/loading'
import styles from './LazyPicture.module.css'
import type { PictureProps } from './Picture'

const loadPicture = () => import('./Picture').then((file) => file.Picture)

export function LazyPicture(props: PictureProps) {
  const Picture = useLoaded(loadPicture)
  return Picture ? <Picture {...props} /> : <span className={props.className} data-picture />
}

/** Twice its size on the screen. */
const SMALL = 64

/** Before the text of an option that is only named: its picture, or else its color. */
export function OptionMark({ segment, className = '' }: OptionMarkProps) {
  const { picture, color } = segment
  if (picture === undefined) return <Dot color={color} className={className} />
  return <LazyPicture picture={picture} pixels={SMALL} className={styles.mark} />
}

interface OptionMarkProps {
  readonly segment: Segment
  readonly className?: string | undefined
}
