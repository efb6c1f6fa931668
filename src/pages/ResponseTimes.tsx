// How soon each kind of message is answered.

import { RESPONSE_TIMES } from './contactTopics'
import { DataTable } from './DataTable'

export function ResponseTimes() {
  return (
    <DataTable
      caption="A first answer comes, by topic"
      head={['Topic', 'Within']}
      rows={RESPONSE_TIMES}
    />
  )
}
