import { say } from '../../text/say'
import { rich } from '../../ui/kit/rich'

const missing = {
  name: say('Please enter your name.'),
  email: say('Please enter your email address, so that we can reply.'),
  subject: say('Please choose a subject.'),
  message: say('Please enter a message.'),
}

export const messages = {
  form: say('Contact'),
  notSetUp: rich(
    '<b>This form is not connected.</b> The people who run this site have not set it up yet, so it cannot send messages.',
    { b: (inside) => <strong>{inside}</strong> },
  ),
  name: say('Name'),
  email: say('Email'),
  subject: say('Subject'),
  chooseSubject: say('Choose one'),
  message: say('Message'),
  send: say('Send message'),
  sending: say('Sending… If it fails, come back to this page. Your message will still be here.'),
  missing,
  invalidEmail: say('Please enter a complete email address, such as name@example.com.'),

  responseTimesCaption: say('How soon we aim to answer, by topic'),
  /** The head of a table’s column. */
  topic: say('Topic'),
  /** The head of a table’s column, above times such as “3 days”. */
  within: say('Within'),

  thankYou: say('Thank you!'),
  sent: say('Your message is on its way. We will reply to the email address you gave.'),
  backToWheel: say('Back to the wheel'),
  writeAnother: say('Write another message'),
} as const
