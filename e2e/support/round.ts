import { QUICKNET, timeOfRoundMs } from '../../src/raffle/proof/chain.ts'

/** A round of quicknet as the beacon has signed it, on 23 August 2023. */
export const ROUND = {
  round: 1000,
  signature:
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  /** Milliseconds since 1970: start the page's clock a little before it. */
  dueMs: timeOfRoundMs(QUICKNET, 1000),
}
