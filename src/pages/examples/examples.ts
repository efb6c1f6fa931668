// The example wheels, with their texts and colors and the links that open them.

import { DEFAULT_SETTINGS } from '../../settings/settings'
import { createPayload } from '../../share/payload'
import { encodeShortVersion1 } from '../../share/version1'
import type { Segment } from '../../wheel/segment'

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

/** The options in evenly spaced hues, all light enough for dark text. */
export function exampleSegments({ options }: Example): readonly Segment[] {
  return options.map((text, index) => ({
    id: `example-${index}`,
    text,
    color: hueColor(index / options.length),
    weight: 1,
  }))
}

/** The address that opens an example, with the wheel in its hash. */
export function exampleHref(example: Example): string {
  const wheel = { name: example.name, segments: exampleSegments(example) }
  const payload = createPayload(wheel, DEFAULT_SETTINGS, DEFAULT_SETTINGS, 0, example.name)
  const hash = encodeShortVersion1(payload)
  if (hash === null) throw new Error(`The example ${example.name} is too long for a link`)
  return `/#${hash}`
}

/** Degrees; green. */
const FIRST_HUE = 155
/** Light enough for dark text, and vivid: a few blues just outside sRGB are clamped. */
const LIGHTNESS = 0.78
const CHROMA = 0.12

/**
 * A color as `#RRGGBB` of about the same lightness in every hue (OKLCH, CSS Color 4).
 * @param turn fraction of the color circle, 0 to 1, counted from `FIRST_HUE`
 */
function hueColor(turn: number): string {
  const angle = ((FIRST_HUE + turn * 360) * Math.PI) / 180
  const [a, b] = [CHROMA * Math.cos(angle), CHROMA * Math.sin(angle)]
  const l = (LIGHTNESS + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (LIGHTNESS - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (LIGHTNESS - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${linear.map(channelHex).join('')}`.toUpperCase()
}

/** A channel of linear light, 0 to 1, as two hex digits of sRGB. */
function channelHex(linear: number): string {
  const light = Math.min(Math.max(linear, 0), 1)
  const value = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.round(255 * value)
    .toString(16)
    .padStart(2, '0')
}
