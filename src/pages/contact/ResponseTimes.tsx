import { DataTable } from '../DataTable'
import { RESPONSE_TIMES } from './contactTopics'
import { messages } from './messages'

export function ResponseTimes() {
  return (
    <DataTable
      caption={messages.responseTimesCaption}
      head={[messages.topic, messages.within]}
      rows={RESPONSE_TIMES}
    />
  )
}
