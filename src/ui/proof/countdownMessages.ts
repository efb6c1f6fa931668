import { plural } from '../../language/plural'

const two = (value: number) => String(value).padStart(2, '0')
const DAY = 86_400

export const countdownMessages = {
  untilDraw: 'until the draw',
  asking: 'Getting the number…',
  unreachable: 'No answer yet',
  /** @param seconds whole ones: `0:27`, `1:05:00`, `3 days` */
  clock(seconds: number): string {
    if (seconds >= 2 * DAY) {
      return plural(Math.floor(seconds / DAY), { one: '# day', other: '# days' })
    }
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
    const rest = two(seconds % 60)
    return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
  },
} as const
