import { useEffect, useState } from 'react'
import type { Announcement } from '../../raffle/proof/announcement'
import report from '../report.module.css'
import { messages } from './messages'

export function ListWarnings({ announcement }: { readonly announcement: Announcement }) {
  return useSurprises(announcement).map((text) => (
    <p key={text} className={report.warning}>
      {text}
    </p>
  ))
}

function useSurprises(announcement: Announcement): readonly string[] {
  const [told, setTold] = useState<readonly string[]>([])
  useEffect(() => {
    let isWanted = true
    import('./surprises').then(
      ({ surprisesIn }) => isWanted && setTold(surprisesIn(announcement)),
      () => isWanted && setTold([messages.warnings.notCompared]),
    )
    return () => {
      isWanted = false
    }
  }, [announcement])
  return told
}
