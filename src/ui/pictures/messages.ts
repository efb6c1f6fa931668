import { say } from '../../text/say'
import { isolated } from '../../wheel/text'

export const messages = {
  title: say('Pictures'),
  choose: say('Choose Photos'),
  hint: say(
    'Photos are matched to options by the names of their files. You check the matches first.',
  ),
  /** Of photos, where there is a mouse. */
  drop: say('You can also drop or paste them here.'),
  /** What the choice below is about: where the picture of an option is. */
  place: say('Pictures on the Wheel'),
  addPicture: (text: string) => say('Add a picture for {text}', { text: isolated(text) }),
  pictureOf: (text: string) => say('Picture of {text}', { text: isolated(text) }),
  /** In the list, before the options: what a picture is for. */
  hub: say('Middle of the Wheel'),
  addHub: say('Add a picture for the middle of the wheel'),
  hubPicture: say('Picture in the middle of the wheel'),
  background: say('Background'),
  addBackground: say('Add a photo for the background'),
  backgroundPicture: say('Photo in the background'),
  choosePhoto: say('Choose Photo'),
  emoji: say('Emoji'),
  /** The name of a list to pick from, for screen readers. */
  commonEmoji: say('Common Emoji'),
  remove: say('Remove Picture'),
  removeAll: say('Remove All Pictures'),
  /** In a long list. */
  more: (count: number) =>
    say(
      '{count, plural, one {# more option is not listed.} other {# more options are not listed.}}',
      {
        count,
      },
    ),
  reading: (index: number, count: number) =>
    say('Reading photo {index, number} of {count, number}…', { index, count }),
  cancel: say('Cancel'),
  /** From files that could not be used to the options. */
  back: say('Back'),
  matched: (matched: number, count: number) =>
    say(
      '{count, plural, one {{matched, plural, =0 {The photo matches no option.} other {The photo matches an option.}}} other {{matched, plural, =0 {None of the photos match an option.} one {{matched, number} of {count, number} photos matches an option.} other {{matched, number} of {count, number} photos match an option.}}}}',
      { matched, count },
    ),
  /** What to do with the photos below: where some match, and where none does. */
  correctNames: say(
    'Type the name of an option, or a new one. A photo without a name is not used.',
  ),
  giveNames: say('Type a name for each photo. A photo without a name is not used.'),
  /** Gives the photos of a camera, whose names say nothing, to the options from the first on: a button. */
  inOrder: say('Assign in List Order'),
  /** Once that has been done. */
  ordered: say('Photos are assigned in the order of your list. Check each name.'),
  optionFor: (file: string) => say('Option for “{file}”', { file: isolated(file) }),
  /** Of a photo, beside its name. */
  isNew: say('New option'),
  isUnused: say('Not used'),
  /** Its option has got another photo. */
  isTwice: say('Already has a photo'),
  use: (count: number) => say('{count, plural, one {Use # Photo} other {Use # Photos}}', { count }),
  /** Above their names, each with the reason. */
  refused: (count: number) =>
    say('{count, plural, one {# file could not be used} other {# files could not be used}}', {
      count,
    }),
  tooManyNew: (limit: number) =>
    say('{limit, plural, other {A wheel has at most # options.}}', { limit }),
}

/** Of an option's picture. */
export const placeNames = {
  beside: say('Beside the Text'),
  instead: say('Instead of the Text'),
  filling: say('Fill the Slice'),
}

/** Why a file was not used. */
export const refusals = {
  tooLarge: say('The file is larger than 20 MB.'),
  tooManyPixels: say(
    'The picture has more than 50 megapixels, or more than 16,384 pixels on a side. Crop it or make it smaller.',
  ),
  svg: say('SVG files cannot be used. Save the picture as PNG.'),
  heic: say('This browser cannot read HEIC photos. Save the photo as JPEG.'),
  notAPicture: say(
    'This type of file cannot be used. Choose a JPEG, PNG, WebP, GIF, AVIF or BMP file.',
  ),
  damaged: say('The picture is damaged.'),
  failed: say('The picture could not be read.'),
}
