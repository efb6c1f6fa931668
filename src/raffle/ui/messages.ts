import type { DatabaseFault } from '../../platform/database'
import { list } from '../../text/list'
import { momentFormat } from '../../text/moment'
import { say, type ToSay, toSay } from '../../text/say'
import { inSequence } from '../../text/sentences'
import { prizeNumber, shownPrize } from '../../wheel/messages'
import type { WhyNoShow } from '../../wheel/result'
import { isolated } from '../../wheel/text'
import type { ChangedAbsence, DeskProblem, Unread } from '../desk/deskState'
import type { Duplicates, WhyOut } from '../model/entrants'
import { drawMessages } from '../model/messages'
import { MAX_PRIZES, type PlanProblem } from '../model/plan'
import type { ReadPrizes } from '../model/prizeLines'
import type { Scope } from '../model/record'

const day = momentFormat({ dateStyle: 'medium', timeStyle: 'short' })

/** More draws are counted, not named. */
const MOST_UNREAD = 5
const MOST_NAMES = 5

// In a list of names, the second at its end.
const optionNamed = (name: string, number: number) =>
  say('{name} (option {number, number})', { name: isolated(name), number })
/** Names, at the end of a list of names: “Ann, Anne, and 3 more”. */
const moreNames = (count: number) => say('{count, plural, other {# more}}', { count })

const notLookedUp = (fault: DatabaseFault) =>
  say('Earlier winners cannot be looked up: {reason}', { reason: REASONS[fault] })
const unreadRecords = (count: number) =>
  say('{count, plural, other {The records of # draws cannot be read.}}', { count })
const unreadRecord = say('The record of a draw cannot be read.')
const unreadRecordOf = (at: string) => say('The record of the draw of {at} cannot be read.', { at })

const nextWinner = (place: number, places: number) =>
  say('Next: winner {place, number} of {places, number}', { place, places })
const drawWinners = (places: number) =>
  say('{places, plural, one {DRAW A WINNER} other {DRAW # WINNERS}}', { places })

export const messages = {
  title: say('Draw Prizes'),
  close: say('Back to the List'),

  prizes: say('Prizes'),
  prizesNote: say(
    'Leave the name empty to draw winners without a prize. Paste several prizes one a line: “3x Mug”.',
  ),
  /** @param number from 1 */
  prize: prizeNumber,
  prizeName: say('Prize'),
  namePlaceholder: say('Name (optional)'),
  places: say('Winners'),
  reserves: say('Reserves'),
  reservesNote: say(
    'A reserve takes the place of a winner who is not here or declines. Until then, a reserve can still win another prize.',
  ),
  /** Of a proven draw, in which everything is drawn at once. */
  reservesAnnounced: say(
    'A reserve takes the place of a winner who is not here or declines, once the prize’s last place is drawn.',
  ),
  /** How many, for those who do not see the row. */
  inPrize: {
    places: (number: number) => say('Winners of prize {number, number, ::group-off}', { number }),
    reserves: (number: number) =>
      say('Reserves of prize {number, number, ::group-off}', { number }),
  },
  nameCut: say('A prize’s name can have up to 60 characters.'),
  reservesOfEach: say('Reserves for each prize'),
  /** Where prizes have different numbers of reserves. */
  varies: say('Varies'),
  /** The button of a row, which is dragged or opens a menu. */
  moveOrRemove: (number: number) =>
    say('Move or remove prize {number, number, ::group-off}', { number }),
  up: say('Move Up'),
  down: say('Move Down'),
  remove: say('Remove'),
  moved: (number: number, count: number) =>
    say('Prize {number, number, ::group-off} of {count, number, ::group-off}', { number, count }),
  added: (number: number) => say('Added prize {number, number, ::group-off}', { number }),
  removed: (number: number) => say('Removed prize {number, number, ::group-off}', { number }),
  addPrize: say('Add a Prize'),
  pasted: ({ prizes, isCut, left }: ReadPrizes) => {
    const added = say('{count, plural, one {Added # prize.} other {Added # prizes.}}', {
      count: prizes.length,
    })
    const leftOut = say(
      '{count, plural, one {# line was left out: this page takes {most, number} prizes.} other {# lines were left out: this page takes {most, number} prizes.}}',
      { count: left, most: MAX_PRIZES },
    )
    return inSequence([added, isCut ? messages.nameCut : '', left > 0 ? leftOut : ''])
  },
  undoPaste: say('Undo'),

  whoTakesPart: say('Who takes part'),
  takePart: (count: number) =>
    say('{count, plural, one {# takes part.} other {# take part.}}', { count }),
  reading: say('Looking up earlier winners…'),
  out: (why: WhyOut, count: number) => drawMessages.out[why](count),
  /** Names, or groups of names that look alike, below those that are shown. */
  more: (count: number) => say('{count, plural, other {and # more}}', { count }),
  comparing: say('Checking for names that look alike…'),
  notCompared: say(
    'This page could not check for names that look alike. Read the list before you start.',
  ),
  alike: say(
    'Some names look alike, but count as different people. Change or remove those that are one person.',
  ),
  /** @param index from 0 @param more how many are not named */
  alikeNames: (
    some: readonly { readonly index: number; readonly text: string }[],
    more: number,
  ) => {
    const names = some.map(({ index, text }) => optionNamed(text, index + 1))
    return list(more > 0 ? [...names, moreNames(more)] : names)
  },
  withoutEarlier: say('Leave out earlier winners'),
  withoutEarlierNote: say('Anyone whose win on this wheel is still saved here does not take part.'),
  unread: ({ fault, results, draws }: Unread): readonly string[] => [
    ...(fault ? [notLookedUp(fault)] : []),
    ...(results > 0
      ? [
          say('{count, plural, one {# result cannot be read.} other {# results cannot be read.}}', {
            count: results,
          }),
        ]
      : []),
    ...(draws.length > MOST_UNREAD
      ? [unreadRecords(draws.length)]
      : draws.map((begunAt) => (begunAt === null ? unreadRecord : unreadRecordOf(day(begunAt))))),
  ],
  unreadRule: say(
    'Nobody knows who won there, so not all earlier winners can be left out. Turn this rule off to draw without it, or reload the page to try again. A newer version of this page may be able to read more.',
  ),
  again: say('One person can win several prizes'),
  againNote: say('Each prize is drawn from everyone.'),
  againTickets: say('One person can win several times'),
  againTicketsNote: say('Once with each ticket.'),
  /** Before “One person” and “Several tickets”. */
  same: say('A repeated name counts as'),
  person: say('One person'),
  tickets: say('Several tickets'),
  /** Where the weights of the wheel count. */
  weights: {
    person: say('Weights count in this draw. A repeated name has the sum of its weights.'),
    tickets: say('Weights count in this draw. Each ticket has its own.'),
  } satisfies Record<Duplicates, string>,
  /** Before “Quickly” and “Slowly”. */
  pace: say('Show winners'),
  quick: say('Quickly'),
  slow: say('Slowly'),

  begin: (places: number) =>
    say('{places, plural, one {Start Drawing # Winner} other {Start Drawing # Winners}}', {
      places,
    }),
  beginUnsaved: say('Start Without Saving'),
  beginNote: say('Once the draw has started, its list and its prizes cannot be changed.'),

  prove: say('Prove This Draw…'),
  onThisDevice: say(
    'A draw that is not announced is drawn on this device, and nobody else can check how.',
  ),
  notForTickets: say(
    'A draw in which one person can win several times with several tickets cannot be proven. Turn one of the two off.',
  ),

  planProblem,
  deskProblem: (problem: DeskProblem): ToSay => DESK_PROBLEMS[problem],
  wouldNotBeSaved: (fault: DatabaseFault) =>
    say('This draw cannot be saved on this device: {reason} If you reload the page, it is lost.', {
      reason: REASONS[fault],
    }),
  notSaved: (fault: DatabaseFault) =>
    say(
      'This draw is not saved on this device: {reason} Save its record as a file before you leave the page.',
      { reason: REASONS[fault] },
    ),

  winners: say('Winners'),
  winner: say('Winner'),
  progress: (drawn: number, places: number) =>
    say('{drawn, number} of {places, plural, one {# place drawn} other {# places drawn}}', {
      drawn,
      places,
    }),
  /** @param place from 1 */
  next: (prize: string, place: number, places: number) =>
    prize === ''
      ? nextWinner(place, places)
      : say(
          'Next: {places, plural, =1 {{prize}} other {{prize}, {place, number}\u00a0of\u00a0{places, number}}}',
          { prize: isolated(shownPrize(prize)), place, places },
        ),
  drawing: say('Drawing…'),
  /** @param empty places that nobody is left for */
  nothingLeft: (empty: number) =>
    say(
      '{empty, plural, =0 {Everything is drawn.} one {Nobody is left who can win. # place stays empty.} other {Nobody is left who can win. # places stay empty.}}',
      { empty },
    ),
  ended: say('This draw has ended.'),
  /** In place of the wheel’s “SPIN THE WHEEL!”. */
  drawLabel: (prize: string, places: number) =>
    prize === ''
      ? drawWinners(places)
      : say('{places, plural, one {DRAW: {prize}} other {DRAW #: {prize}}}', {
          places,
          prize: isolated(shownPrize(prize)),
        }),
  drawSeveral: say('Draw Several'),
  several: {
    prize: (places: number) => say('Draw the Rest of This Prize ({places, number})', { places }),
    all: (places: number) => say('Draw Everything ({places, number})', { places }),
  } satisfies Record<Exclude<Scope, 'place'>, (places: number) => string>,
  /** Reserves are drawn with the last place. @param places at least 2 */
  drawAllQuestion: (places: number) =>
    say('{places, plural, other {Draw all # remaining places now? You cannot undo it.}}', {
      places,
    }),
  drawAll: (places: number) => say('Draw All {places, number}', { places }),
  notNow: say('Not Now'),
  showAll: say('Show All Now'),
  revealAgain: say('Show Again'),
  drawnOf: (drawn: number, places: number) =>
    say('{drawn, number} of {places, number}', { drawn, places }),
  empty: say('Nobody'),
  pending: say('…'),
  goesOnLater: (wheel: string) =>
    toSay('The draw from “{wheel}” is saved. Open that wheel to go on with it.', {
      wheel: isolated(wheel),
    }),
  noShow: (name: string, why: WhyNoShow) => NO_SHOW[why](isolated(name)),
  mark: {
    notHere: say('Not Here'),
    declined: say('Declined'),
  } satisfies Record<WhyNoShow, string>,
  markHint: say('Press a winner to mark them as not here or declined.'),
  /** For screen readers: the name of the buttons “Not Here” and “Declined”. */
  statusOf: (name: string) => say('Status of {name}', { name: isolated(name) }),
  showAllOf: (count: number) => say('Show all {count, number}', { count }),

  hasListChanged: say(
    'The list has changed since the draw started. The draw still uses the list it started with.',
  ),
  absences: (changed: readonly ChangedAbsence[]): readonly ToSay[] => {
    const namesOf = (isAbsent: boolean) => [
      ...new Set(changed.flatMap((one) => (one.isAbsent === isAbsent ? one.text : []))),
    ]
    return [
      [ABSENCES.gone, namesOf(true)] as const,
      [ABSENCES.back, namesOf(false)] as const,
    ].flatMap(([{ named, counted }, names]) => {
      if (names.length === 0) return []
      if (names.length > MOST_NAMES) return counted(names.length)
      return named(names.length, names.map(isolated))
    })
  },
  /** After the sentences that say who is absent now, or was. */
  absencesQuestion: (change: string) =>
    say('{change} Continue with the list as it was when the draw started?', { change }),
  otherTab: say('This draw is running in another tab. You can watch it here.'),
  otherTabGone: say('The tab that ran this draw is closed.'),
  takeOver: say('Continue Here'),

  files: say('Save or Print'),
  saved: {
    sheet: say('Print the Results…'),
    csv: say('Save as a Table (CSV)'),
    json: say('Save the Record (JSON)'),
  },
  end: say('End Draw'),
  /** @param isAnnounced whether others can draw the rest as well */
  endQuestion: (left: number, isAnnounced: boolean) => {
    const question = say(
      '{left, plural, one {End this draw? # place has not been drawn. You cannot continue it later.} other {End this draw? # places have not been drawn. You cannot continue it later.}}',
      { left },
    )
    if (!isAnnounced) return question
    return say('{question} Everyone who has the announcement can still see who won.', { question })
  },
  goOn: say('Continue'),
  newDraw: say('Set Up the Next Draw'),

  past: say('Earlier draws'),
  pastDraw: (begunAt: number, drawn: number, places: number) =>
    say('{begun}: {drawn, number} of {places, plural, one {# place} other {# places}}', {
      begun: day(begunAt),
      drawn,
      places,
    }),
  savePast: (begunAt: number) => say('Save the record of {begun}', { begun: day(begunAt) }),
  saveRecord: say('Save Record'),
  proofOfPast: (begunAt: number) =>
    say('Copy the link to the proof of {begun}', { begun: day(begunAt) }),
  noProof: toSay(
    'This draw ended without its random number, so no proof is saved here. Whoever has the announcement can still get the winners and the proof on Check a Draw.',
  ),
  pastUnreadable: toSay('This record cannot be read.'),

  placeOf: (place: number, places: number) =>
    say('Winner {place, number} of {places, number}', { place, places }),
  page: (page: number, pages: number) =>
    say('Page {page, number} of {pages, number}', { page, pages }),
  previousPage: say('Previous Page'),
  nextPage: say('Next Page'),
  toWheel: say('Back to the Wheel'),
  reservesOf: (prize: string) =>
    prize === ''
      ? messages.reserves
      : say('{prize}: Reserves', { prize: isolated(shownPrize(prize)) }),
  inPlaceOf: (name: string) => say('in place of {name}', { name: isolated(name) }),
} as const

const ABSENCES = {
  gone: {
    named: (count: number, names: readonly string[]) =>
      toSay(
        '{count, plural, one {{names} has been marked absent since the draw started, and can still win.} other {{names} have been marked absent since the draw started, and can still win.}}',
        { count, names },
      ),
    counted: (count: number) =>
      toSay(
        '{count, plural, other {# people have been marked absent since the draw started, and can still win.}}',
        { count },
      ),
  },
  back: {
    named: (count: number, names: readonly string[]) =>
      toSay(
        '{count, plural, one {{names} was absent when the draw started, is here now, and cannot win.} other {{names} were absent when the draw started, are here now, and cannot win.}}',
        { count, names },
      ),
    counted: (count: number) =>
      toSay(
        '{count, plural, other {# people were absent when the draw started, are here now, and cannot win.}}',
        { count },
      ),
  },
} as const

const NO_SHOW: Readonly<Record<WhyNoShow, (name: string) => string>> = {
  notHere: (name) => say('{name}: not here', { name }),
  declined: (name) => say('{name}: declined', { name }),
}

const PLAN_PROBLEMS = {
  noPlaces: say('Add a prize to draw.'),
  notWhole: {
    places: (number: number) =>
      say('Type how many winners prize {number, number, ::group-off} has: a whole number from 1.', {
        number,
      }),
    reserves: (number: number) =>
      say(
        'Type how many reserves prize {number, number, ::group-off} has: a whole number from 0.',
        { number },
      ),
  },
  tooManyPlaces: (values: { readonly most: number; readonly places: number }) =>
    say('A draw can have up to {most, number} places. These prizes have {places, number}.', values),
  tooManyReserves: (values: { readonly most: number; readonly reserves: number }) =>
    say(
      'A draw can have up to {most, number} reserves. These prizes have {reserves, number}.',
      values,
    ),
  nobody: say('Nobody takes part.'),
  morePlaces: (wanted: number, available: number) =>
    say(
      'There are {wanted, plural, one {# place} other {# places}} for {available, plural, one {# person} other {# people}}. Some places will stay empty.',
      { wanted, available },
    ),
  morePlacesOf: (prize: number, wanted: number, available: number) =>
    say(
      'There are {wanted, plural, one {# place} other {# places}} in prize {prize, number, ::group-off} for {available, plural, one {# person} other {# people}}. Some places will stay empty.',
      { prize, wanted, available },
    ),
  moreWithReserves: (wanted: number, available: number) =>
    say(
      'There are {wanted, plural, one {# place} other {# places}}, including reserves, for {available, plural, one {# person} other {# people}}. Some reserves will be missing.',
      { wanted, available },
    ),
  moreWithReservesOf: (prize: number, wanted: number, available: number) =>
    say(
      'There are {wanted, plural, one {# place} other {# places}} in prize {prize, number, ::group-off}, including reserves, for {available, plural, one {# person} other {# people}}. Some reserves will be missing.',
      { prize, wanted, available },
    ),
} as const

function planProblem(problem: PlanProblem): string {
  switch (problem.code) {
    case 'noPlaces':
    case 'nobody':
      return PLAN_PROBLEMS[problem.code]
    case 'notWhole':
      return PLAN_PROBLEMS.notWhole[problem.of](problem.prize + 1)
    case 'tooManyPlaces':
      return PLAN_PROBLEMS.tooManyPlaces(problem)
    case 'tooManyReserves':
      return PLAN_PROBLEMS.tooManyReserves(problem)
    case 'morePlaces':
    case 'moreWithReserves': {
      const { code, prize, wanted, available } = problem
      return prize === null
        ? PLAN_PROBLEMS[code](wanted, available)
        : PLAN_PROBLEMS[`${code}Of`](prize + 1, wanted, available)
    }
  }
}

const DESK_PROBLEMS: Readonly<Record<DeskProblem, ToSay>> = {
  plan: toSay('These prizes cannot be drawn as they are.'),
  announcedTickets: toSay(
    'A draw with a public proof cannot let a person win once with each ticket. Let nobody win twice, or count a repeated name as one person.',
  ),
  announcement: toSay(
    'The list or the prizes have changed since this was announced. Lock the list again.',
  ),
  ended: toSay('This draw has ended.'),
  replacementDue: toSay('A place is still waiting for a new winner. Try again.'),
  nothingLeft: toSay('Everything is drawn.'),
  nobodyLeft: toSay('Nobody is left who can win.'),
  noWinner: toSay('This place has no winner now.'),
  noReplacementDue: toSay('This place already has a winner.'),
  beaconDue: toSay('This page does not have the random number for this draw yet.'),
  noBeaconDue: toSay('This draw is not waiting for a random number.'),
  otherBeacon: toSay('This is not the random number of the announced time.'),
  sameList: toSay('The list has not changed.'),
  closed: toSay('Another wheel is open now. Nothing was drawn.'),
  noDraw: toSay('There is no draw to continue.'),
  begun: toSay('Another draw of this wheel has not ended yet.'),
  held: toSay('Another tab is drawing from this wheel. Nothing was drawn here.'),
  notLeading: toSay('This draw is running in another tab. Nothing was drawn here.'),
  elsewhere: toSay('Another tab was faster. What it drew is shown now.'),
  busy: toSay('The last winners are still being shown. Nothing was drawn.'),
  notSaved: toSay('This draw cannot be saved.'),
  absences: toSay(
    'Who is absent has changed since the draw started. Answer the question in Draw Prizes first.',
  ),
  unread: toSay(
    'Not all earlier winners can be read, so they cannot be left out. Turn off “Leave out earlier winners” to draw without that rule.',
  ),
  insecure: toSay('Draws need a secure page: one whose address begins with https.'),
}

const REASONS: Readonly<Record<DatabaseFault, string>> = {
  /** It stands after a colon, as the other reasons do: “Earlier winners cannot be looked up: …” */
  forbidden: say('the browser does not let the page store anything, as in some private windows.'),
  blocked: say('an older version of this page is open in another tab.'),
  newer: say('a newer version of this page is open in another tab.'),
  full: say('there is no room left.'),
  failed: say('the browser’s storage did not answer.'),
}

interface Told {
  readonly count: number
  readonly prize: string
  readonly names: string
}

const WIN = {
  plain: ({ count, names }: Told) =>
    say('{count, plural, one {Winner: {names}.} other {Winners: {names}.}}', { count, names }),
  ofPrize: (told: Told) =>
    say('{count, plural, one {Winner of {prize}: {names}.} other {Winners of {prize}: {names}.}}', {
      ...told,
    }),
}

const RESERVES = {
  plain: ({ count, names }: Told) =>
    say('{count, plural, one {Reserve: {names}.} other {Reserves: {names}.}}', { count, names }),
  ofPrize: (told: Told) =>
    say(
      '{count, plural, one {Reserve of {prize}: {names}.} other {Reserves of {prize}: {names}.}}',
      { ...told },
    ),
}

function told(said: typeof WIN, names: readonly string[], prize: string): string {
  const values = {
    count: names.length,
    prize: isolated(shownPrize(prize)),
    names: list(names.map(isolated)),
  }
  return prize === '' ? said.plain(values) : said.ofPrize(values)
}

export const spoken = {
  /** @param prize empty where winners are drawn without one */
  win: (names: readonly string[], prize: string) => told(WIN, names, prize),
  reserves: (names: readonly string[], prize: string) => told(RESERVES, names, prize),
  manyWin: (count: number) =>
    say('{count, plural, one {# winner was drawn.} other {# winners were drawn.}}', { count }),
  progress: (drawn: number, places: number) =>
    say('{drawn, number} of {places, plural, one {# place drawn.} other {# places drawn.}}', {
      drawn,
      places,
    }),
  unfilled: (count: number) =>
    say(
      '{count, plural, one {Nobody is left to take # place.} other {Nobody is left to take # places.}}',
      { count },
    ),
  notHere: (name: string) => say('{name} is not here.', { name: isolated(name) }),
  declined: (name: string) => say('{name} declined.', { name: isolated(name) }),
  stepsUp: (name: string) => say('The reserve {name} steps up.', { name: isolated(name) }),
  drawnAnew: (name: string) => say('{name} was drawn instead.', { name: isolated(name) }),
  nobody: say('Nobody is left to take the place.'),
} as const
