import type { Announcement } from '../../proof/announcement'
import report from '../report.module.css'
import { surprisesIn } from './surprises'

export function ListWarnings({ announcement }: { readonly announcement: Announcement }) {
  return surprisesIn(announcement).map((text) => (
    <p key={text} className={report.warning}>
      {text}
    </p>
  ))
}
