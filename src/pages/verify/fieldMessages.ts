// The fields of announcements and proofs, as visitors read them inside a sentence.

const NAMES: Readonly<Record<string, string>> = {
  chain: 'the source of the random number',
  round: 'the time of the random number',
  name: 'the name of the draw',
  entries: 'the names on the list',
  weights: 'how likely each name is to win',
  prizes: 'the prizes',
  again: 'whether one person can win twice',
  salt: 'the salt',
  show: 'how the wheel looks',
  announcement: 'what was announced',
  fingerprint: 'the fingerprint',
  sums: 'the checksums',
  signature: 'the signature of the random number',
  results: 'the winners',
}

const DIFFERENCES: Readonly<Record<string, string>> = {
  chain: 'the random number comes from another source',
  round: 'the random number is of another time',
  name: 'the draw has another name',
  entries: 'the list has other names or another order',
  weights: 'how likely each name is to win differs',
  prizes: 'the prizes differ',
  again: 'the rule on winning twice differs',
  salt: 'the salt differs',
  show: 'the wheel looks different',
}

const textsIn = (texts: Readonly<Record<string, string>>) => (fields: readonly string[]) =>
  fields.map((field) => texts[field] ?? field)

export const fieldNames = textsIn(NAMES)

/** How one announcement differs from another, each field in a clause. */
export const differences = textsIn(DIFFERENCES)
