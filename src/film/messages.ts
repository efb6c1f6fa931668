import type { FilmFault, FilmFormat } from '../render/film'
import { say } from '../text/say'
import { isolated } from '../wheel/text'
import type { Shape } from './layout'

export const messages = {
  title: say('Save as Video'),
  about: (winner: string, seconds: number) =>
    say('The spin to {winner}, {seconds, plural, one {# second} other {# seconds}} long.', {
      winner: isolated(winner),
      seconds,
    }),
  shape: say('Shape'),
  shapes: {
    wide: say('Wide'),
    upright: say('Upright'),
    square: say('Square'),
  } satisfies Record<Shape, string>,
  size: say('Size'),
  /** Lines of a video: 720p. */
  lines: (count: number) => say('{count, number, ::group-off}p', { count }),
  format: say('File Type'),
  formats: {
    mp4: say('MP4'),
    webm: say('Transparent WebM'),
    gif: say('GIF'),
  } satisfies Record<FilmFormat, string>,
  gif: say('For chats: small, without sound. It plays once and stops at the winner.'),
  sound: say('Sound'),
  start: say('Make Video'),
  startGif: say('Make GIF'),
  making: say('Making the video'),
  makingGif: say('Making the GIF'),
  /** @param part from 0 to 1 */
  progress: (part: number) => say('{part, number, percent}', { part }),
  cancel: say('Cancel'),
  ready: (megabytes: number) =>
    say('Your video is ready: {megabytes, number, ::.0} MB.', { megabytes }),
  gifReady: (megabytes: number) =>
    say('Your GIF is ready: {megabytes, number, ::.0} MB.', { megabytes }),
  noSound: say('It has no sound, because this browser cannot add any.'),
  save: say('Save Video'),
  saveGif: say('Save GIF'),
  share: say('Share'),
  again: say('Make Another'),
  gifFailed: say('The GIF could not be made. Try again.'),
  faults: {
    noScene: say('This browser cannot draw the video, because it has no WebGL 2.'),
    noVideo: say('This browser cannot make such a video. Try another size or another browser.'),
    lost: say('The graphics card stopped working. Try again.'),
    notLoaded: say(
      'The part that makes videos could not be loaded. Check your connection and try again.',
    ),
    other: say('The video could not be made. Try again, or try a smaller size.'),
  } satisfies Record<FilmFault, string>,
  /** In the name of a file, such as “team-spin-2026-11-22”: no spaces. */
  fileName: say('spin'),
} as const
