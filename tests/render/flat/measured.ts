/** What a canvas measures in these tests: all letters of a text are as wide, in its pixels. */
export const measured = (text: string) => ({
  width: 55 * text.length,
  actualBoundingBoxAscent: 70,
  actualBoundingBoxDescent: 20,
  actualBoundingBoxLeft: 0,
  actualBoundingBoxRight: 0,
})
