import type { DatabaseFault } from '../../platform/database'
import { list } from '../../text/list'
import { LOCALE } from '../../text/locale'
import { plural } from '../../text/plural'
import type { WhyNoShow } from '../../wheel/result'
import { isolated } from '../../wheel/text'
import type { ChangedAbsence, DeskProblem, Unread } from '../desk/deskState'
import type { Duplicates, WhyOut } from '../model/entrants'
import { drawMessages } from '../model/messages'
import { MAX_PRIZES, type PlanProblem } from '../model/plan'
import type { ReadPrizes } from '../model/prizeLines'
import type { Scope } from '../model/record'

const digits = new Intl.NumberFormat(LOCALE, { useGrouping: 'min2' })
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** More draws are counted, not named. */
const MOST_UNREAD = 5
const MOST_NAMES = 5

const people = (count: number) => plural(count, { one: '# person', other: '# people' })

export const messages = {
  title: 'Draw Prizes',
  close: 'Back to the List',

  prizes: 'Prizes',
  prizesNote:
    'Leave the name empty to draw winners without a prize. Paste several prizes one a line: “3x Mug”.',
  /** @param number from 1 */
  prize: (number: number) => `Prize ${number}`,
  prizeName: 'Prize',
  namePlaceholder: 'Name (optional)',
  places: 'Winners',
  reserves: 'Reserves',
  reservesNote:
    'A reserve takes the place of a winner who is not here or declines. Until then, a reserve can still win another prize.',
  /** Of a proven draw, in which everything is drawn at once. */
  reservesAnnounced:
    'A reserve takes the place of a winner who is not here or declines, once the prize’s last place is drawn.',
  /** With the number of the prize, for those who do not see the row. */
  inPrize: (label: string, number: number) => `${label} of prize ${number}`,
  nameCut: 'A prize’s name can have up to 60 characters.',
  reservesOfEach: 'Reserves for each prize',
  /** Where prizes have different numbers of reserves. */
  varies: 'Varies',
  /** The button of a row, which is dragged or opens a menu. */
  moveOrRemove: (number: number) => `Move or remove prize ${number}`,
  up: 'Move Up',
  down: 'Move Down',
  remove: 'Remove',
  moved: (number: number, count: number) => `Prize ${number} of ${count}`,
  added: (number: number) => `Added prize ${number}`,
  removed: (number: number) => `Removed prize ${number}`,
  addPrize: 'Add a Prize',
  pasted: ({ prizes, isCut, left }: ReadPrizes) =>
    [
      plural(prizes.length, { one: 'Added # prize.', other: 'Added # prizes.' }),
      ...(isCut ? [messages.nameCut] : []),
      ...(left > 0
        ? [
            `${plural(left, { one: '# line was left out', other: '# lines were left out' })}: this page takes ${digits.format(MAX_PRIZES)} prizes.`,
          ]
        : []),
    ].join(' '),
  undoPaste: 'Undo',

  whoTakesPart: 'Who takes part',
  takePart: (count: number) => plural(count, { one: '# takes part.', other: '# take part.' }),
  reading: 'Looking up earlier winners…',
  out: (why: WhyOut, count: number) => drawMessages.out[why](count),
  more: (count: number) => plural(count, { one: 'and # more', other: 'and # more' }),
  comparing: 'Checking for names that look alike…',
  notCompared:
    'This page could not check for names that look alike. Read the list before you start.',
  alike:
    'Some names look alike, but count as different people. Change or remove those that are one person.',
  /** @param index from 0 @param more how many are not named */
  alikeNames: (
    some: readonly { readonly index: number; readonly text: string }[],
    more: number,
  ) => {
    const names = some.map(
      ({ index, text }) => `${isolated(text)} (option ${digits.format(index + 1)})`,
    )
    if (more > 0) names.push(plural(more, { one: '# more', other: '# more' }))
    return list(names)
  },
  withoutEarlier: 'Leave out earlier winners',
  withoutEarlierNote: 'Anyone whose win on this wheel is still saved here does not take part.',
  unread: ({ fault, results, draws }: Unread): readonly string[] => [
    ...(fault ? [`Earlier winners cannot be looked up: ${REASONS[fault]}`] : []),
    ...(results > 0
      ? [plural(results, { one: '# result cannot be read.', other: '# results cannot be read.' })]
      : []),
    ...(draws.length > MOST_UNREAD
      ? [`The records of ${digits.format(draws.length)} draws cannot be read.`]
      : draws.map((begunAt) =>
          begunAt === null
            ? 'The record of a draw cannot be read.'
            : `The record of the draw of ${day.format(begunAt)} cannot be read.`,
        )),
  ],
  unreadRule:
    'Nobody knows who won there, so not all earlier winners can be left out. Turn this rule off to draw without it, or reload the page to try again. A newer version of this page may be able to read more.',
  again: 'One person can win several prizes',
  againNote: 'Each prize is drawn from everyone.',
  againTickets: 'One person can win several times',
  againTicketsNote: 'Once with each ticket.',
  same: 'A repeated name counts as',
  person: 'One person',
  tickets: 'Several tickets',
  /** Where the weights of the wheel count. */
  weights: {
    person: 'Weights count in this draw. A repeated name has the sum of its weights.',
    tickets: 'Weights count in this draw. Each ticket has its own.',
  } satisfies Record<Duplicates, string>,
  pace: 'Show winners',
  quick: 'Quickly',
  slow: 'Slowly',

  begin: (places: number) =>
    plural(places, { one: 'Start Drawing # Winner', other: 'Start Drawing # Winners' }),
  beginUnsaved: 'Start Without Saving',
  beginNote: 'Once the draw has started, its list and its prizes cannot be changed.',

  prove: 'Prove This Draw…',
  onThisDevice:
    'A draw that is not announced is drawn on this device, and nobody else can check how.',
  notForTickets:
    'A draw in which one person can win several times with several tickets cannot be proven. Turn one of the two off.',

  planProblem,
  deskProblem: (problem: DeskProblem): string => DESK_PROBLEMS[problem],
  wouldNotBeSaved: (fault: DatabaseFault) =>
    `This draw cannot be saved on this device: ${REASONS[fault]} If you reload the page, it is lost.`,
  notSaved: (fault: DatabaseFault) =>
    `This draw is not saved on this device: ${REASONS[fault]} Save its record as a file before you leave the page.`,

  winners: 'Winners',
  winner: 'Winner',
  progress: (drawn: number, places: number) =>
    `${digits.format(drawn)} of ${plural(places, { one: '# place drawn', other: '# places drawn' })}`,
  /** @param place from 1 */
  next: (prize: string, place: number, places: number) =>
    prize === ''
      ? `Next: winner ${digits.format(place)} of ${digits.format(places)}`
      : places === 1
        ? `Next: ${isolated(prize)}`
        : `Next: ${isolated(prize)}, ${digits.format(place)}\u00a0of\u00a0${digits.format(places)}`,
  drawing: 'Drawing…',
  /** @param empty places that nobody is left for */
  nothingLeft: (empty: number) =>
    empty === 0
      ? 'Everything is drawn.'
      : plural(empty, {
          one: 'Nobody is left who can win. # place stays empty.',
          other: 'Nobody is left who can win. # places stay empty.',
        }),
  ended: 'This draw has ended.',
  /** In place of the wheel’s “SPIN THE WHEEL!”. */
  drawLabel: (prize: string, places: number) => {
    if (prize === '') {
      return plural(places, { one: 'DRAW A WINNER', other: 'DRAW # WINNERS' })
    }
    return plural(places, { one: `DRAW: ${isolated(prize)}`, other: `DRAW #: ${isolated(prize)}` })
  },
  drawSeveral: 'Draw Several',
  several: {
    prize: (places: number) => `Draw the Rest of This Prize (${digits.format(places)})`,
    all: (places: number) => `Draw Everything (${digits.format(places)})`,
  } satisfies Record<Exclude<Scope, 'place'>, (places: number) => string>,
  /** Reserves are drawn with the last place. @param places at least 2 */
  drawAllQuestion: (places: number) =>
    plural(places, { other: 'Draw all # remaining places now? You cannot undo it.' }),
  drawAll: (places: number) => `Draw All ${digits.format(places)}`,
  notNow: 'Not Now',
  showAll: 'Show All Now',
  revealAgain: 'Show Again',
  drawnOf: (drawn: number, places: number) => `${digits.format(drawn)} of ${digits.format(places)}`,
  empty: 'Nobody',
  pending: '…',
  goesOnLater: (wheel: string) =>
    `The draw from “${isolated(wheel)}” is saved. Open that wheel to go on with it.`,
  noShow: (name: string, why: WhyNoShow) => NO_SHOW[why](isolated(name)),
  mark: {
    notHere: 'Not Here',
    declined: 'Declined',
  } satisfies Record<WhyNoShow, string>,
  markHint: 'Press a winner to mark them as not here or declined.',
  whatOf: (name: string) => `Mark ${isolated(name)} as`,
  showAllOf: (count: number) => `Show all ${digits.format(count)}`,

  hasListChanged:
    'The list has changed since the draw started. The draw still uses the list it started with.',
  absences: (changed: readonly ChangedAbsence[]): string => {
    const namesOf = (isAbsent: boolean) => [
      ...new Set(changed.flatMap((one) => (one.isAbsent === isAbsent ? one.text : []))),
    ]
    const sentences = [
      [ABSENCES.gone, namesOf(true)] as const,
      [ABSENCES.back, namesOf(false)] as const,
    ].flatMap(([say, names]) => {
      if (names.length === 0) return []
      const who = names.length > MOST_NAMES ? people(names.length) : list(names.map(isolated))
      return say(names.length, who)
    })
    return sentences.join(' ')
  },
  absencesQuestion: (change: string) =>
    `${change} Continue with the list as it was when the draw started?`,
  otherTab: 'This draw is running in another tab. You can watch it here.',
  otherTabGone: 'The tab that ran this draw is closed.',
  takeOver: 'Continue Here',

  files: 'Save or Print',
  saved: {
    sheet: 'Print the Results…',
    csv: 'Save as a Table (CSV)',
    json: 'Save the Record (JSON)',
  },
  end: 'End Draw',
  /** @param isAnnounced whether others can draw the rest as well */
  endQuestion: (left: number, isAnnounced: boolean) => {
    const question = plural(left, {
      one: 'End this draw? # place has not been drawn. You cannot continue it later.',
      other: 'End this draw? # places have not been drawn. You cannot continue it later.',
    })
    if (!isAnnounced) return question
    return `${question} Everyone who has the announcement can still see who won.`
  },
  goOn: 'Continue',
  newDraw: 'Set Up the Next Draw',

  past: 'Earlier draws',
  pastDraw: (begunAt: number, drawn: number, places: number) =>
    `${day.format(begunAt)}: ${digits.format(drawn)} of ${plural(places, { one: '# place', other: '# places' })}`,
  savePast: (begunAt: number) => `Save the record of ${day.format(begunAt)}`,
  saveRecord: 'Save Record',
  proofOfPast: (begunAt: number) => `Copy the link to the proof of ${day.format(begunAt)}`,
  noProof:
    'This draw ended without its random number, so no proof is saved here. Whoever has the announcement can still get the winners and the proof on Check a Draw.',
  pastUnreadable: 'This record cannot be read.',

  placeOf: (place: number, places: number) =>
    `Winner ${digits.format(place)} of ${digits.format(places)}`,
  page: (page: number, pages: number) => `Page ${digits.format(page)} of ${digits.format(pages)}`,
  previousPage: 'Previous Page',
  nextPage: 'Next Page',
  toWheel: 'Back to the Wheel',
  reservesOf: (prize: string) => (prize === '' ? 'Reserves' : `${isolated(prize)}: Reserves`),
  inPlaceOf: (name: string) => `in place of ${isolated(name)}`,
} as const

const ABSENCES = {
  gone: (count: number, names: string) =>
    count === 1
      ? `${names} has been marked absent since the draw started, and can still win.`
      : `${names} have been marked absent since the draw started, and can still win.`,
  back: (count: number, names: string) =>
    count === 1
      ? `${names} was absent when the draw started, is here now, and cannot win.`
      : `${names} were absent when the draw started, are here now, and cannot win.`,
} as const

const NO_SHOW: Readonly<Record<WhyNoShow, (name: string) => string>> = {
  notHere: (name) => `${name}: not here`,
  declined: (name) => `${name}: declined`,
}

function planProblem(problem: PlanProblem): string {
  switch (problem.code) {
    case 'noPlaces':
      return 'Add a prize to draw.'
    case 'notWhole':
      return problem.of === 'places'
        ? `Type how many winners prize ${problem.prize + 1} has: a whole number from 1.`
        : `Type how many reserves prize ${problem.prize + 1} has: a whole number from 0.`
    case 'tooManyPlaces':
      return `A draw can have up to ${digits.format(problem.most)} places. These prizes have ${digits.format(problem.places)}.`
    case 'tooManyReserves':
      return `A draw can have up to ${digits.format(problem.most)} reserves. These prizes have ${digits.format(problem.reserves)}.`
    case 'nobody':
      return 'Nobody takes part.'
    case 'morePlaces':
      return `There are ${places(problem.wanted, problem.prize)} for ${people(problem.available)}. Some places will stay empty.`
    case 'moreWithReserves':
      return `There are ${places(problem.wanted, problem.prize)}, including reserves, for ${people(problem.available)}. Some reserves will be missing.`
  }
}

function places(count: number, prize: number | null): string {
  const all = plural(count, { one: '# place', other: '# places' })
  return prize === null ? all : `${all} in prize ${prize + 1}`
}

const DESK_PROBLEMS: Readonly<Record<DeskProblem, string>> = {
  plan: 'These prizes cannot be drawn as they are.',
  announcedTickets:
    'A draw with a public proof cannot let a person win once with each ticket. Let nobody win twice, or count a repeated name as one person.',
  announcement:
    'The list or the prizes have changed since this was announced. Lock the list again.',
  ended: 'This draw has ended.',
  replacementDue: 'A place is still waiting for a new winner. Try again.',
  nothingLeft: 'Everything is drawn.',
  nobodyLeft: 'Nobody is left who can win.',
  noWinner: 'This place has no winner now.',
  noReplacementDue: 'This place already has a winner.',
  beaconDue: 'This page does not have the random number for this draw yet.',
  noBeaconDue: 'This draw is not waiting for a random number.',
  otherBeacon: 'This is not the random number of the announced time.',
  sameList: 'The list has not changed.',
  closed: 'Another wheel is open now. Nothing was drawn.',
  noDraw: 'There is no draw to continue.',
  begun: 'Another draw of this wheel has not ended yet.',
  held: 'Another tab is drawing from this wheel. Nothing was drawn here.',
  notLeading: 'This draw is running in another tab. Nothing was drawn here.',
  elsewhere: 'Another tab was faster. What it drew is shown now.',
  busy: 'The last winners are still being shown. Nothing was drawn.',
  notSaved: 'This draw cannot be saved.',
  absences:
    'Who is absent has changed since the draw started. Answer the question in Draw Prizes first.',
  unread:
    'Not all earlier winners can be read, so they cannot be left out. Turn off “Leave out earlier winners” to draw without that rule.',
  insecure: 'Draws need a secure page: one whose address begins with https.',
}

const REASONS: Readonly<Record<DatabaseFault, string>> = {
  forbidden: 'the browser does not let the page store anything, as in some private windows.',
  blocked: 'an older version of this page is open in another tab.',
  newer: 'a newer version of this page is open in another tab.',
  full: 'there is no room left.',
  failed: 'the browser’s storage did not answer.',
}

export const spoken = {
  /** @param prize empty where winners are drawn without one */
  win: (names: readonly string[], prize: string) => {
    const what = plural(names.length, { one: 'Winner', other: 'Winners' })
    const who = list(names.map(isolated))
    return prize === '' ? `${what}: ${who}.` : `${what} of ${isolated(prize)}: ${who}.`
  },
  reserves: (names: readonly string[], prize: string) => {
    const what = plural(names.length, { one: 'Reserve', other: 'Reserves' })
    const who = list(names.map(isolated))
    return prize === '' ? `${what}: ${who}.` : `${what} of ${isolated(prize)}: ${who}.`
  },
  manyWin: (count: number) =>
    plural(count, { one: '# winner was drawn.', other: '# winners were drawn.' }),
  progress: (drawn: number, places: number) =>
    `${digits.format(drawn)} of ${plural(places, { one: '# place drawn.', other: '# places drawn.' })}`,
  unfilled: (count: number) =>
    plural(count, {
      one: 'Nobody is left to take # place.',
      other: 'Nobody is left to take # places.',
    }),
  notHere: (name: string) => `${isolated(name)} is not here.`,
  declined: (name: string) => `${isolated(name)} declined.`,
  stepsUp: (name: string) => `The reserve ${isolated(name)} steps up.`,
  drawnAnew: (name: string) => `${isolated(name)} was drawn instead.`,
  nobody: 'Nobody is left to take the place.',
} as const
