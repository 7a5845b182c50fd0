/** Whether a key means a letter in a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('textarea, select, [contenteditable]') ||
    target.closest('[role=dialog]') !== null ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type)))
