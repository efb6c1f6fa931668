import { createPayload } from '../../share/payload'
import { encodeVersion1 } from '../../share/writeVersion1'
import { localPath } from '../../text/locale'
import { say } from '../../text/say'
import { type Segment, withNew } from '../../wheel/segment'
import { DEFAULT_SETTINGS } from '../../wheel/settings/settings'

interface Example {
  readonly name: string
  readonly category: string
  readonly description: string
  readonly options: readonly string[]
}

const examples = {
  names: {
    name: say('Random Name Picker'),
    category: say('education'),
    description: say('Who answers next? Put your class on the wheel and let it call on someone.'),
    /** One option a line; so are the options of the other examples. */
    options: say('Amelia\nMateo\nYuki\nNoah\nFatima\nOlivia').split('\n'),
  },
  dinner: {
    name: say('Where to Eat Tonight'),
    category: say('personal'),
    description: say(
      'Settles the longest discussion of the week before everyone is too hungry to care.',
    ),
    options: say('Pizza\nSushi\nTacos\nCurry\nBurgers\nHome cooking').split('\n'),
  },
  teams: {
    name: say('Team Assignment'),
    category: say('work'),
    description: say('Spin once for each person, so nobody can pick only their friends.'),
    options: say('Team Fox\nTeam Owl\nTeam Bear\nTeam Wolf').split('\n'),
  },
  chores: {
    name: say('Chore Assignment'),
    category: say('family'),
    description: say(
      'The wheel does not take sides. Turn on elimination mode to hand out each chore once.',
    ),
    options: say('Dishes\nVacuuming\nLaundry\nGroceries\nTrash\nFree day').split('\n'),
  },
  movies: {
    name: say('Movie Night Selection'),
    category: say('entertainment'),
    description: say('Agree on a genre first. The rest is popcorn.'),
    options: say('Comedy\nThriller\nAnimation\nScience fiction\nDrama\nDocumentary').split('\n'),
  },
  exercise: {
    name: say('Exercise Routine'),
    category: say('fitness'),
    description: say('One spin per round, for a workout that is different every day.'),
    options: say('20 squats\n15 push-ups\n30 s plank\n10 burpees\n40 jumping jacks\nRest').split(
      '\n',
    ),
  },
  decision: {
    name: say('Yes or No Decisions'),
    category: say('general'),
    description: say('Two options, one answer. Notice which one you were hoping for.'),
    options: say('Yes\nNo').split('\n'),
  },
  contest: {
    name: say('Contest Winner'),
    category: say('events'),
    description: say(
      'Draw a winner in front of everyone, with the whole room watching the wheel stop.',
    ),
    options: Array.from({ length: 8 }, (_, index) =>
      say('Entry {number, number}', { number: index + 1 }),
    ),
  },
} satisfies Record<string, Example>

export const EXAMPLES: readonly Example[] = Object.values(examples)

export function exampleSegments({ options }: Example): readonly Segment[] {
  let made = 0
  return withNew([], options, () => `example-${made++}`)
}

/** In the language of the page, which the link of a wheel has not. */
export function exampleHref(example: Example): string {
  const wheel = { name: example.name, segments: exampleSegments(example) }
  const payload = createPayload(wheel, DEFAULT_SETTINGS, DEFAULT_SETTINGS, 0)
  return `${localPath('/')}#${encodeVersion1(payload)}`
}
