/** Frames to measure; their median interval counts, so that a late frame does not. */
const RATE_FRAMES = 20

/** Calls back with the screen's refresh rate after a third of a second of frames. */
export function measureRefreshRate(measured: (framesPerSecond: number) => void): void {
  const times: number[] = []
  const frame = (time: number) => {
    times.push(time)
    if (times.length <= RATE_FRAMES) return requestAnimationFrame(frame)
    const gaps = times.slice(1).map((one, index) => one - (times[index] ?? one))
    const middle = gaps.sort((a, b) => a - b)[RATE_FRAMES / 2] ?? 0
    if (middle > 0) measured(Math.round(1000 / middle))
    return undefined
  }
  requestAnimationFrame(frame)
}
