// Everything of the desk: one file of the build, loaded when prizes are to be drawn.

export { DrawDesk } from './DrawDesk'
export { DrawRoom } from './DrawRoom'
