// Medians and how numbers are written, for the reports.

/** @param {readonly number[]} values */
export function median(values) {
  return quantile(values, 0.5)
}

/** @param {readonly number[]} values */
export function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Between two values, a part of each. @param {readonly number[]} values @param {number} share */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b)
  const place = share * (sorted.length - 1)
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? Number.NaN
  return below + (place % 1) * (above - below)
}

/** Three digits are more than a busy machine is worth. @param {number} value */
export function short(value) {
  if (value >= 100) return value.toFixed(0)
  return value >= 10 ? value.toFixed(1) : value.toFixed(2)
}

/**
 * Frames a second, from the first to the last.
 * @param {{ frames: readonly { at: number }[] }} sample
 */
export function framesASecond({ frames }) {
  const [first, last] = [frames[0], frames.at(-1)]
  return first && last && last.at > first.at
    ? ((frames.length - 1) * 1000) / (last.at - first.at)
    : 0
}

/**
 * A table whose first `texts` columns are words.
 * @param {readonly string[]} heads
 * @param {readonly (readonly (string | number)[])[]} lines
 * @param {number} texts
 */
export function table(heads, lines, texts) {
  const rule = heads.map((_, index) => (index < texts ? '---' : '--:'))
  return [heads, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
