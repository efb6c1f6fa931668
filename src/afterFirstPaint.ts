// What every visit needs a moment after the first paint: one file of the build, loaded through src/deferred.ts.

export { Feedback } from './feedback/Feedback'
export { openAddress } from './ui/address/openAddress'
export { Surroundings } from './ui/Surroundings'
export { WheelFiles } from './ui/options/WheelFiles'
export { WheelTouch } from './ui/wheel/WheelTouch'
