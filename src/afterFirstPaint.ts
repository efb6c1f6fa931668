// What every visit needs soon after the first paint: one file of the build, loaded through src/deferred.ts.

export { Feedback } from './feedback/Feedback'
export { openAddress } from './ui/address/openAddress'
export { MainScreenExtras } from './ui/MainScreenExtras'
export { EliminatedOptions, EliminationStatus } from './ui/options/Elimination'
export { OptionChance } from './ui/options/OptionChance'
export { watchVirtualRows } from './ui/options/virtualRows'
export { WheelFiles } from './ui/options/WheelFiles'
export { ResultCard } from './ui/results/ResultCard'
export { WinnerMoment } from './ui/results/WinnerMoment'
export { Neighbors } from './ui/wheel/Neighbors'
export { WheelGestures } from './ui/wheel/WheelGestures'
