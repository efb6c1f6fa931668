// What decorates a wheel and says nothing about who wins.

import { photoIn, pictureOf } from './picture'
import { decorated, type Wheel } from './wheel'

export type PicturedPlace = 'hubPicture' | 'background'

/** No effect for what is no picture. @param picture `null` for none */
export function withPictureAt(wheel: Wheel, place: PicturedPlace, picture: string | null): Wheel {
  const before = wheel[place] ?? ''
  const found = place === 'background' ? photoIn(picture) : pictureOf(picture)
  const after = picture === null ? '' : (found ?? before)
  return after === before ? wheel : decorated(wheel, { [place]: after })
}
