import type { TextEdit } from '../../lists/editText'
import type { LastChance } from '../../spin/lastChances'
import { list } from '../../text/list'
import { LOCALE } from '../../text/locale'
import { estimateInWords, lessThanInWords, oddsInWords } from '../../text/odds'
import { plural } from '../../text/plural'
import { MAX_OPTION_TEXT, MAX_SEGMENTS, MIN_SEGMENTS } from '../../wheel/segment'
import type { AfterWin } from '../../wheel/settings/settings'
import { isolated } from '../../wheel/text'
import { WEIGHT_RANGE } from '../../wheel/weights'

export const messages = {
  title: 'Wheel Controls',
  options: (count: number) => plural(count, { one: '# option', other: '# options' }),
  list: 'Options',
  draw: 'Draw prizes, groups, proof',
  drawPrizes: 'Draw Prizes',
  proveDraw: 'Prove a Draw',
  groups: 'Make Groups…',
  order: 'Shuffle an Order…',
  newOption: 'Add New Option',
  add: 'Add',
  option: (position: number) => `Option ${position}`,
  textTooLong: `An option can have up to ${MAX_OPTION_TEXT} characters.`,
  colorOf: (text: string) => `Color of ${isolated(text)}`,
  remove: (text: string) => `Remove ${isolated(text)}`,
  absent: (text: string) => `Mark ${isolated(text)} absent today`,
  select: (text: string) => `Select ${isolated(text)}`,

  mode: 'After each spin',
  everySpinCounts: 'Every spin counts',
  everySpinCountsNote: 'Whoever is drawn can be drawn again.',
  noRepeats: 'No repeats',
  noRepeatsNote: 'Nobody is drawn twice in a round.',
  elimination: 'Elimination',
  eliminationNote: 'Whoever is drawn leaves. Of the last two, whoever is drawn wins.',

  keepWheel: 'Keep This Wheel',
  backTo: (name: string) => `Back to ${isolated(name)}`,
  chance: (odds: string) => `Chance to win: ${odds}`,
  /** Being drawn may mean going out or winning. */
  chanceToBeDrawn: (odds: string) => `Chance to be drawn: ${odds}`,
} as const

export const weightMessages = {
  times: (weight: number) => `×${weight}`,
  weightOf: (text: string) => `Weight of ${isolated(text)}`,
  less: (text: string) => `Less weight for ${isolated(text)}`,
  more: (text: string) => `More weight for ${isolated(text)}`,
  range: `Weights go from ${WEIGHT_RANGE}.`,
  zero: '0 is no weight. “Absent Today” takes an option off the wheel.',
} as const

export const textMessages = {
  label: 'Options as text, one a line',
  hint: 'Ctrl+Enter (⌘ Enter) applies and spins. Escape leaves the list as it was.',
  apply: 'Apply',
  cancel: 'Cancel',
  problems: {
    tooFew: `A wheel needs at least ${MIN_SEGMENTS} options. The list has not changed.`,
  } satisfies Record<NonNullable<TextEdit['problem']>, string>,
  changedMeanwhile:
    'The list was changed elsewhere meanwhile. Apply adds your changes to it; Cancel leaves it as it is.',
  replaced: 'The wheel was replaced in another tab, so your text was not applied.',
  notApplied: 'The text was not applied.',
  applyAfterAll: 'Apply It',
  applyHere: 'Use It Here',
  applied: ({ added, removed, changed, shortened, outOfRange, overLimit }: TextEdit) => {
    const done = [
      added > 0 && plural(added, { other: '# added' }),
      changed > 0 && plural(changed, { other: '# changed' }),
      removed > 0 && plural(removed, { other: '# removed' }),
      shortened > 0 && plural(shortened, { other: `# shortened to ${MAX_OPTION_TEXT} characters` }),
      outOfRange > 0 &&
        plural(outOfRange, {
          one: `# weight brought into the range of ${WEIGHT_RANGE}`,
          other: `# weights brought into the range of ${WEIGHT_RANGE}`,
        }),
      overLimit > 0 && plural(overLimit, { other: `# over the limit of ${MAX_SEGMENTS}` }),
    ].filter((part) => part !== false)
    return done.length === 0 ? 'Options in another order' : `Options: ${list(done)}`
  },
} as const

const digits = new Intl.NumberFormat(LOCALE)

export const outMessages = {
  active: 'active',
  eliminated: 'eliminated',
  eliminations: (count: number) => plural(count, { one: 'elimination', other: 'eliminations' }),
  eliminatedOptions: 'Eliminated Options',
  eliminatedTag: 'ELIMINATED',
  weightToGoOut: 'A higher weight means more likely to go out next.',
  weightToWin: 'Two are left: a higher weight means more likely to win.',
  chanceToBeLast: 'Chance to Win the Tournament',
  showAll: (count: number) => `Show all ${digits.format(count)}`,

  counts: (absent: number, picked: number, aside: number) =>
    [
      absent > 0 ? plural(absent, { other: ', # absent' }) : '',
      picked > 0 ? plural(picked, { other: ', # picked' }) : '',
      aside > 0 ? plural(aside, { other: ', # sitting out' }) : '',
    ].join(''),
  absentToday: (count: number) => plural(count, { other: '# Absent Today' }),
  allHere: 'All Here',
  pickedInRound: (count: number) => plural(count, { other: '# Picked' }),
  newRound: 'New Round',
  backNow: 'Bring All Back',
  sittingOut: (count: number) => plural(count, { other: '# Sitting Out' }),
  backIn: (spins: number) =>
    plural(spins, { one: 'Back after the next spin', other: 'Back after # spins' }),
  roundOver: 'Everyone was drawn. The next spin begins a new round.',
} as const

export const lastChancesMessages = {
  title: 'Chance to win the tournament',
  rule: 'Whoever is drawn leaves. Of the last two, whoever is drawn wins.',
  working: 'Working it out…',
  computed: 'Worked out over every way the tournament can go.',
  estimated:
    'Estimated from simulated tournaments. After ± is the standard error, in percentage points.',
  chance: ({ chance, error }: LastChance): string => {
    if (error === 0) return oddsInWords(chance)
    return chance === 0 ? lessThanInWords(error) : estimateInWords(chance, error)
  },
} as const

export const afterWinMessages = {
  afterWinning: 'After winning',
  rules: {
    same: 'As likely as before',
    halved: 'Half as likely',
    aside: 'Sits out',
  } satisfies Record<AfterWin, string>,
  spins: 'Spins to sit out',
  halvedNote:
    'Compared with the others, each win among the last 20 spins makes an option half as likely. Winners of prize draws do not count.',
  atMost: (spins: number) =>
    spins === 0
      ? 'Two options always stay on the wheel, so nobody sits out of this one.'
      : plural(spins, {
          one: 'Two options always stay on the wheel, so winners of this one sit out # spin.',
          other: 'Two options always stay on the wheel, so winners of this one sit out # spins.',
        }),
  resetChances: 'Reset Chances',
} as const
