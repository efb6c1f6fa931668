// Signatures that quicknet really made.

interface RealRound {
  readonly round: number
  readonly signature: string
  /** As the relay gave it. */
  readonly randomness?: string
}

export const REAL_ROUNDS: readonly RealRound[] = [
  {
    round: 1,
    signature:
      'b55e7cb2d5c613ee0b2e28d6750aabbb78c39dcc96bd9d38c2c2e12198df95571de8e8e402a0cc48871c7089a2b3af4b',
    randomness: '1466a6cd24e327188770752f6134001c64d6efcc590ccc26b721611ad96f165a',
  },
  {
    round: 1000,
    signature:
      'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
    randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  },
  {
    round: 1001,
    signature:
      'b33bf3667cbd5a82de3a24b4e0e9fe5513cc1a0e840368c6e31f5fcfa79bea03f73896b25883abf2853d10337fb8fa41',
    randomness: 'b0a591ad1b9002cfc372ac6e30abd3da8d3088d4caae026961743474fb94235f',
  },
  {
    round: 1002,
    signature:
      'ab066f9c12dd6de1336fca0f925192fb0c72a771c3e4c82ede1fd362c1a770f9eb05843c6308ce2530b53a99c0281a6e',
    randomness: '339d3f0e702ed27d36966c6ee85a2bc762a24e178e7e5c835d9b5a7509cb920c',
  },
  {
    round: 8193,
    signature:
      '8632896dc6436e5757a55efaa7b3eea5d1027dc6ac1a0dca90dcff21504117b8a525296fa25a86a5c8b972adf7bfa366',
    randomness: '4c0bf8e1e0091137dabdba0acdd89fddc3641deb037a4c6be948899ccfd300e5',
  },
  {
    round: 10_000_000,
    signature:
      'a187c9f5800521e986b5658924696682071ce7ae965486e8fd08bc2c4758bdbb9ed9ecb7beee392a38214e321ecd434f',
    randomness: '5e6508f1a1f689accfc8b027dec7eb999b20b4f66582b2621231cabf9601bf57',
  },
  {
    // What the tests of drand's own tlock decrypt a text with.
    round: 12_040_883,
    signature:
      '929906c959032ab363c9f26570d215d66f5c06cb0c44fe508c12bb5839f04ec895bb6868e5b9ff13ab289bdb5266b394',
  },
  {
    round: 31_799_517,
    signature:
      'b7a6d29a93f17085866bf67bed95be9c3b46fd74e7cab12bbf91340f27d99ecc83bc5d46ff4b2b4c6f28aa975bf69fcc',
    randomness: '1e3f931ad3c2321e8c572135aabc96e27ce6cf1e5a807f0b4aa073622b946ada',
  },
]

/** The signature of a real round in the list above. */
export function realSignature(round: number): string {
  const found = REAL_ROUNDS.find((one) => one.round === round)
  if (!found) throw new RangeError(`Round ${round} is not in the list`)
  return found.signature
}
