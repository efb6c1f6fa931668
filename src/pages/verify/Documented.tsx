import { operator } from '../../text/site'
import { checkMessages as messages } from './checkMessages'

/** Where the steps of a proof are described, if the source code can be read. */
export function Documented() {
  if (operator.repository === '') return null
  return (
    <p>
      {messages.documented} <a href={operator.repository}>{messages.sourceCode}</a>.
    </p>
  )
}
