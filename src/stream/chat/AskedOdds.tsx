// The odds of whoever asked in the chat, for some seconds.

import { useEffect, useState } from 'react'
import { oddsInWords } from '../../text/odds'
import styles from './AskedOdds.module.css'
import { messages } from './messages'
import { type AskedOdds as Asked, hearAskedOdds } from './oddsChannel'

const SHOWN_MS = 6000

export function AskedOdds() {
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => hearAskedOdds(setAsked, () => performance.now()), [])
  useEffect(() => {
    if (!asked) return
    const timer = setTimeout(() => setAsked(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [asked])
  if (!asked) return null
  return (
    <p className={styles.asked} dir="auto">
      {messages.odds(asked.name, oddsInWords(asked.chance))}
    </p>
  )
}
