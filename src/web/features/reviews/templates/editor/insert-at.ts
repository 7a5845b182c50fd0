/** Puts a text in the place of what is selected in a field, as typing does: the browser's own undo takes it back. */
export function insertAt(field: HTMLTextAreaElement, text: string, onChange: (value: string) => void): void {
  const { selectionStart, selectionEnd, value } = field
  field.focus()
  const isTyped = typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)
  if (isTyped) return
  onChange(value.slice(0, selectionStart) + text + value.slice(selectionEnd))
  requestAnimationFrame(() => field.setSelectionRange(selectionStart + text.length, selectionStart + text.length))
}
