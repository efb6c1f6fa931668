// What every visit needs a moment after the first paint: one file of the build, loaded through src/deferred.ts.

export { Feedback } from './feedback/Feedback'
export { openAddress } from './ui/address/openAddress'
export { EliminatedOptions, EliminationBox } from './ui/options/Elimination'
export { followLongList } from './ui/options/virtualRows'
export { WheelFiles } from './ui/options/WheelFiles'
export { ResultCards } from './ui/results/ResultCards'
export { Surroundings } from './ui/Surroundings'
export { WheelTouch } from './ui/wheel/WheelTouch'
