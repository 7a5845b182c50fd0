/** Open menus and dialogs, and a focused field: somebody is in the middle of something. */
export const BUSY =
  'dialog[open], [role="dialog"], [aria-modal="true"], [aria-haspopup][aria-expanded="true"], ' +
  ':is(input, textarea, select, [contenteditable]):focus'
