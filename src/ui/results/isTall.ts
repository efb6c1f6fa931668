/** Stacked marks, and marks of scripts other than Latin. */
const TALL = /\p{M}\p{M}|[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]\p{M}/u

/** Whether the letters need more than the close lines of a large name: Vietnamese, Thai and many others. */
export function isTall(text: string): boolean {
  return TALL.test(text.normalize('NFD'))
}
