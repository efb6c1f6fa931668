import { site } from '../../text/site'

const missing = {
  name: 'Please enter your name.',
  email: 'Please enter your email address, so that we can reply.',
  subject: 'Please choose a subject.',
  message: 'Please enter a message.',
}

export const messages = {
  form: 'Contact',
  notSetUp: (
    <>
      <strong>This form is not connected.</strong> The people who run this site have not set it up
      yet, so it cannot send messages.
    </>
  ),
  /** The sender's name on the emails from the form service. */
  sender: `${site.name} contact form`,
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  chooseSubject: 'Choose one',
  message: 'Message',
  send: 'Send message',
  sending: 'Sending… If it fails, come back to this page. Your message will still be here.',
  missing,
  invalidEmail: 'Please enter a complete email address, such as name@example.com.',

  responseTimesCaption: 'How soon we aim to answer, by topic',
  topic: 'Topic',
  within: 'Within',

  thankYou: 'Thank you!',
  sent: 'Your message is on its way. We will reply to the email address you gave.',
  backToWheel: 'Back to the wheel',
  writeAnother: 'Write another message',
} as const
