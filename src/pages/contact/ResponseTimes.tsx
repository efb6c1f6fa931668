// How soon each kind of message is answered.

import { DataTable } from '../legal/DataTable'
import { RESPONSE_TIMES } from './contactTopics'

export function ResponseTimes() {
  return (
    <DataTable
      caption="A first answer comes, by topic"
      head={['Topic', 'Within']}
      rows={RESPONSE_TIMES}
    />
  )
}
