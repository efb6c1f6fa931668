// What the criteria of WCAG are tried with.

/** What a visitor's own styles may do to the text (1.4.4, 1.4.12). */
export const USER_STYLES = [
  [
    'wide text spacing',
    `* {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-block-end: 2em !important; }`,
  ],
  ['text of twice the size', ':root { font-size: 200% !important }'],
] as const

/** What opens each dialog that anyone may open. */
export const DIALOGS = [
  ['help', 'Keyboard Help'],
  ['share', 'Share Wheel'],
] as const
