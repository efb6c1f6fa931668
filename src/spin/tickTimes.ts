// The times at which segment borders pass the pointer; the launch determines them all.

import { bordersBefore, rotationOfBorder } from '../wheel/geometry'
import type { Launch } from './launch'
import { createMotion, takeStep } from './motion'

/**
 * Milliseconds after the launch, in order, from 0 to the launch's duration; as many as the motion counts until the
 * wheel is at rest. Within a step the wheel turns at an even speed, as it is drawn.
 */
export function tickTimes(launch: Launch): number[] {
  const { arcs } = launch
  const stepMs = launch.durationMs / launch.steps
  const motion = createMotion(launch)
  const times: number[] = []
  while (motion.step < launch.steps) {
    const { step, stepRotation: from, ticks } = motion
    takeStep(motion)
    const turned = motion.stepRotation - from
    const firstBorder = bordersBefore(from, arcs) + 1
    for (let passed = 0; passed < motion.ticks - ticks; passed += 1) {
      const part = (rotationOfBorder(firstBorder + passed, arcs) - from) / turned
      // Rounding may put a border at the end of a step just outside it.
      times.push((step + Math.min(1, Math.max(0, part))) * stepMs)
    }
  }
  return times
}
