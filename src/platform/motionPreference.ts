// Owns the system's reduced-motion preference.

/** Whether the visitor's system asks for less motion, now. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
