// Owns the eight example wheels (product specification, section 2) and the links that open them.

import { DEFAULT_SETTINGS } from '../settings/settings'
import { createPayload } from '../share/payload'
import { encodeShortVersion1 } from '../share/version1'
import type { Segment } from '../wheel/segment'

interface Example {
  readonly name: string
  readonly category: string
  readonly description: string
  readonly options: readonly string[]
}

export const EXAMPLES: readonly Example[] = [
  {
    name: 'Random Name Picker',
    category: 'education',
    description: 'Who answers next? Put your class on the wheel and let it call on someone.',
    options: ['Amelia', 'Mateo', 'Yuki', 'Noah', 'Fatima', 'Olivia'],
  },
  {
    name: 'Where to Eat Tonight',
    category: 'personal',
    description: 'Ends the longest discussion of the week before anybody is too hungry to care.',
    options: ['Pizza', 'Sushi', 'Tacos', 'Curry', 'Burgers', 'Home cooking'],
  },
  {
    name: 'Team Assignment',
    category: 'work',
    description: 'Spin once for each person, and nobody has chosen their friends.',
    options: ['Team Red', 'Team Blue', 'Team Green', 'Team Yellow'],
  },
  {
    name: 'Chore Assignment',
    category: 'family',
    description: 'The wheel does not take sides. Switch on elimination mode to hand out each once.',
    options: ['Dishes', 'Vacuuming', 'Laundry', 'Groceries', 'Trash', 'Free day'],
  },
  {
    name: 'Movie Night Selection',
    category: 'entertainment',
    description: 'Agree on a kind of film first; the rest is popcorn.',
    options: ['Comedy', 'Thriller', 'Animation', 'Science fiction', 'Drama', 'Documentary'],
  },
  {
    name: 'Exercise Routine',
    category: 'fitness',
    description: 'One spin a round: a workout that is different every day.',
    options: ['20 squats', '15 push-ups', '30 s plank', '10 burpees', '40 jumping jacks', 'Rest'],
  },
  {
    name: 'Yes or No Decisions',
    category: 'general',
    description: 'Two options, one answer. Notice which one you hoped for.',
    options: ['Yes', 'No'],
  },
  {
    name: 'Contest Winner',
    category: 'events',
    description: 'Draw a winner in front of everybody, on a wheel that the whole room sees stop.',
    options: [
      'Entry 1',
      'Entry 2',
      'Entry 3',
      'Entry 4',
      'Entry 5',
      'Entry 6',
      'Entry 7',
      'Entry 8',
    ],
  },
]

/** The options in evenly spread hues, of one lightness that dark letters are read on. */
export function exampleSegments({ options }: Example): readonly Segment[] {
  return options.map((text, index) => ({
    id: `example-${index}`,
    text,
    color: hueColor(index / options.length),
    weight: 1,
  }))
}

/** The address that opens an example: the wheel is in its hash. */
export function exampleHref(example: Example): string {
  const wheel = { name: example.name, segments: exampleSegments(example) }
  const payload = createPayload(wheel, DEFAULT_SETTINGS, DEFAULT_SETTINGS, 0, example.name)
  const hash = encodeShortVersion1(payload)
  if (hash === null) throw new Error(`The example ${example.name} is too long for a link`)
  return `/#${hash}`
}

/** A clear colour of the given hue, 0 to 1 of the circle, as `#rrggbb` (CSS Color 4, HSL to RGB). */
function hueColor(hue: number): string {
  const [saturation, lightness] = [0.72, 0.62]
  const channel = (offset: number) => {
    const k = (offset + hue * 12) % 12
    const amount = saturation * Math.min(lightness, 1 - lightness)
    const value = lightness - amount * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`.toUpperCase()
}
