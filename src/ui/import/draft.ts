/** What was typed or pasted to be imported and is not on the wheel yet. It is there again when the dialog is. */
export const draft = { text: '' }
