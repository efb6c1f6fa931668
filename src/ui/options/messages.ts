import type { TextEdit } from '../../lists/editText'
import type { LastChance } from '../../spin/lastChances'
import { estimateInWords, lessThanInWords, oddsInWords } from '../../text/odds'
import { say, type ToSay, toSay } from '../../text/say'
import { MAX_OPTION_TEXT, MAX_SEGMENTS, MIN_SEGMENTS } from '../../wheel/segment'
import type { AfterWin } from '../../wheel/settings/settings'
import { isolated } from '../../wheel/text'
import { MAX_WEIGHT, MIN_WEIGHT } from '../../wheel/weights'

export const messages = {
  title: say('Wheel Controls'),
  options: (count: number) => say('{count, plural, one {# option} other {# options}}', { count }),
  /** The name of the list. */
  list: say('Options'),
  draw: say('Draw prizes, groups, proof'),
  drawPrizes: say('Draw Prizes'),
  proveDraw: say('Prove a Draw'),
  groups: say('Make Groups…'),
  order: say('Shuffle an Order…'),
  newOption: say('Add New Option'),
  add: say('Add'),
  option: (position: number) => say('Option {position, number, ::group-off}', { position }),
  textTooLong: say('An option can have up to {most, number} characters.', {
    most: MAX_OPTION_TEXT,
  }),
  pictureOf: (text: string) => say('Picture of {text}', { text: isolated(text) }),
  colorOf: (text: string) => say('Color of {text}', { text: isolated(text) }),
  remove: (text: string) => say('Remove {text}', { text: isolated(text) }),
  absent: (text: string) => say('Mark {text} absent today', { text: isolated(text) }),
  select: (text: string) => say('Select {text}', { text: isolated(text) }),

  mode: say('After each spin'),
  everySpinCounts: say('Every spin counts'),
  everySpinCountsNote: say('Whoever is drawn can be drawn again.'),
  noRepeats: say('No repeats'),
  noRepeatsNote: say('Nobody is drawn twice in a round.'),
  elimination: say('Elimination'),
  eliminationNote: say('Whoever is drawn leaves. Of the last two, whoever is drawn wins.'),

  keepWheel: say('Keep This Wheel'),
  backTo: (name: string) => say('Back to {name}', { name: isolated(name) }),
  chance: (odds: string) => say('Chance to win: {odds}', { odds }),
  /** Being drawn may mean going out or winning. */
  chanceToBeDrawn: (odds: string) => say('Chance to be drawn: {odds}', { odds }),
} as const

export const weightMessages = {
  /** A weight. */
  times: (weight: number) => say('×{weight, number, ::.## group-off}', { weight }),
  weightOf: (text: string) => say('Weight of {text}', { text: isolated(text) }),
  less: (text: string) => say('Less weight for {text}', { text: isolated(text) }),
  more: (text: string) => say('More weight for {text}', { text: isolated(text) }),
  range: say('Weights go from {least, number, ::.##} to {most, number, ::.##}.', {
    least: MIN_WEIGHT,
    most: MAX_WEIGHT,
  }),
  zero: say('0 is no weight. “Absent Today” takes an option off the wheel.'),
} as const

/** In the order told. */
const edits = {
  added: (count: number) => toSay('{count, plural, other {# added}}', { count }),
  changed: (count: number) => toSay('{count, plural, other {# changed}}', { count }),
  removed: (count: number) => toSay('{count, plural, other {# removed}}', { count }),
  shortened: (count: number) =>
    toSay('{count, plural, other {# shortened to {most, number} characters}}', {
      count,
      most: MAX_OPTION_TEXT,
    }),
  outOfRange: (count: number) =>
    toSay(
      '{count, plural, one {# weight brought into the range of {least, number, ::.##} to {most, number, ::.##}} other {# weights brought into the range of {least, number, ::.##} to {most, number, ::.##}}}',
      { count, least: MIN_WEIGHT, most: MAX_WEIGHT },
    ),
  overLimit: (count: number) =>
    toSay('{count, plural, other {# over the limit of {most, number, ::group-off}}}', {
      count,
      most: MAX_SEGMENTS,
    }),
}

const inAnotherOrder = toSay('Options in another order')
/** Such as “2 added and 1 removed”. */
const edited = (parts: readonly ToSay[]) => toSay('Options: {parts}', { parts })

export const textMessages = {
  label: say('Options as text, one a line'),
  hint: say('Ctrl+Enter (⌘ Enter) applies and spins. Escape leaves the list as it was.'),
  apply: say('Apply'),
  cancel: say('Cancel'),
  problems: {
    tooFew: say('A wheel needs at least {least, number} options. The list has not changed.', {
      least: MIN_SEGMENTS,
    }),
  } satisfies Record<NonNullable<TextEdit['problem']>, string>,
  changedMeanwhile: say(
    'The list was changed elsewhere meanwhile. Apply adds your changes to it; Cancel leaves it as it is.',
  ),
  replaced: toSay('The wheel was replaced in another tab, so your text was not applied.'),
  notApplied: toSay('The text was not applied.'),
  /** An edited text that was not applied, to the wheel that it was taken from. */
  applyAfterAll: toSay('Apply It'),
  /** An edited text that was not applied, to another wheel. */
  applyHere: toSay('Use It Here'),
  applied: (edit: TextEdit) => {
    const kinds = Object.keys(edits) as (keyof typeof edits)[]
    const done = kinds.flatMap((kind) => (edit[kind] > 0 ? edits[kind](edit[kind]) : []))
    return done.length === 0 ? inAnotherOrder : edited(done)
  },
} as const

export const outMessages = {
  /** Of options, beside their number. */
  active: (count: number) => say('{count, plural, one {active} other {active}}', { count }),
  /** Of options, beside their number. */
  eliminated: (count: number) =>
    say('{count, plural, one {eliminated} other {eliminated}}', { count }),
  /** Beside the number. */
  eliminations: (count: number) =>
    say('{count, plural, one {elimination} other {eliminations}}', { count }),
  eliminatedOptions: say('Eliminated Options'),
  eliminatedTag: say('ELIMINATED'),
  weightToGoOut: say('A higher weight means more likely to go out next.'),
  weightToWin: say('Two are left: a higher weight means more likely to win.'),
  chanceToBeLast: say('Chance to Win the Tournament'),
  showAll: (count: number) => say('Show all {count, number, ::precision-integer}', { count }),

  /** Follows “20 options”. None is a count of 0. */
  counts: (absent: number, picked: number, aside: number) =>
    absent + picked + aside > 0
      ? say(
          '{absent, plural, =0 {} other {, # absent}}{picked, plural, =0 {} other {, # picked}}{aside, plural, =0 {} other {, # sitting out}}',
          { absent, picked, aside },
        )
      : '',
  absentToday: (count: number) => say('{count, plural, other {# Absent Today}}', { count }),
  allHere: say('All Here'),
  pickedInRound: (count: number) => say('{count, plural, other {# Picked}}', { count }),
  newRound: say('New Round'),
  backNow: say('Bring All Back'),
  sittingOut: (count: number) => say('{count, plural, other {# Sitting Out}}', { count }),
  backIn: (spins: number) =>
    say('{spins, plural, one {Back after the next spin} other {Back after # spins}}', { spins }),
  roundOver: say('Everyone was drawn. The next spin begins a new round.'),
} as const

export const lastChancesMessages = {
  title: say('Chance to win the tournament'),
  rule: say('Whoever is drawn leaves. Of the last two, whoever is drawn wins.'),
  working: say('Working it out…'),
  computed: say('Worked out over every way the tournament can go.'),
  estimated: say(
    'Estimated from simulated tournaments. After ± is the standard error, in percentage points.',
  ),
  chance: ({ chance, error }: LastChance): string => {
    if (error === 0) return oddsInWords(chance)
    return chance === 0 ? lessThanInWords(error) : estimateInWords(chance, error)
  },
} as const

export const afterWinMessages = {
  afterWinning: say('After winning'),
  rules: {
    same: say('As likely as before'),
    halved: say('Half as likely'),
    aside: say('Sits out'),
  } satisfies Record<AfterWin, string>,
  spins: say('Spins to sit out'),
  halvedNote: say(
    'Compared with the others, each win among the last 20 spins makes an option half as likely. Winners of prize draws do not count.',
  ),
  atMost: (spins: number) =>
    say(
      '{spins, plural, =0 {Two options always stay on the wheel, so nobody sits out of this one.} one {Two options always stay on the wheel, so winners of this one sit out # spin.} other {Two options always stay on the wheel, so winners of this one sit out # spins.}}',
      { spins },
    ),
  resetChances: say('Reset Chances'),
} as const
