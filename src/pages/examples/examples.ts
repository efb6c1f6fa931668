import { createPayload } from '../../share/payload'
import { encodeVersion1 } from '../../share/version1'
import { paletteColor } from '../../wheel/palette'
import type { Segment } from '../../wheel/segment'
import { DEFAULT_SETTINGS } from '../../wheel/settings/settings'

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
    description:
      'Settles the longest discussion of the week before everyone is too hungry to care.',
    options: ['Pizza', 'Sushi', 'Tacos', 'Curry', 'Burgers', 'Home cooking'],
  },
  {
    name: 'Team Assignment',
    category: 'work',
    description: 'Spin once for each person, so nobody can pick only their friends.',
    options: ['Team Fox', 'Team Owl', 'Team Bear', 'Team Wolf'],
  },
  {
    name: 'Chore Assignment',
    category: 'family',
    description:
      'The wheel does not take sides. Turn on elimination mode to hand out each chore once.',
    options: ['Dishes', 'Vacuuming', 'Laundry', 'Groceries', 'Trash', 'Free day'],
  },
  {
    name: 'Movie Night Selection',
    category: 'entertainment',
    description: 'Agree on a genre first. The rest is popcorn.',
    options: ['Comedy', 'Thriller', 'Animation', 'Science fiction', 'Drama', 'Documentary'],
  },
  {
    name: 'Exercise Routine',
    category: 'fitness',
    description: 'One spin per round, for a workout that is different every day.',
    options: ['20 squats', '15 push-ups', '30 s plank', '10 burpees', '40 jumping jacks', 'Rest'],
  },
  {
    name: 'Yes or No Decisions',
    category: 'general',
    description: 'Two options, one answer. Notice which one you were hoping for.',
    options: ['Yes', 'No'],
  },
  {
    name: 'Contest Winner',
    category: 'events',
    description: 'Draw a winner in front of everyone, with the whole room watching the wheel stop.',
    options: Array.from({ length: 8 }, (_, index) => `Entry ${index + 1}`),
  },
]

/** Palette places by number of options: in hue order, spread over the color circle as evenly as the palette allows. */
const SPREAD: Readonly<Record<number, readonly number[]>> = {
  2: [0, 1],
  4: [0, 7, 1, 4],
  6: [0, 8, 7, 1, 6, 4],
  8: [0, 3, 8, 7, 1, 2, 6, 4],
}

export function exampleSegments({ options }: Example): readonly Segment[] {
  const places = SPREAD[options.length]
  return options.map((text, index) => ({
    id: `example-${index}`,
    text,
    color: paletteColor(places?.[index] ?? index),
    weight: 1,
  }))
}

export function exampleHref(example: Example): string {
  const wheel = { name: example.name, segments: exampleSegments(example) }
  const payload = createPayload(wheel, DEFAULT_SETTINGS, DEFAULT_SETTINGS, 0)
  return `/#${encodeVersion1(payload)}`
}
