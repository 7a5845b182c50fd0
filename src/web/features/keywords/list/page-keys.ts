import { useRef, type RefObject } from 'react'
import { useKeyDown } from '#web/ui/hooks/use-key-down.ts'
import type { SelectedRows } from '#web/ui/data-table/use-selected-rows.ts'

/** Whether the focus is where letters are typed, or in a dialog. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('textarea, select, [contenteditable]') ||
    target.closest('[role=dialog]') !== null ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type)))

/** `/` focuses the page's search: the given field, or the one with the returned ref. */
export function useSlash(given?: RefObject<HTMLInputElement | null>): RefObject<HTMLInputElement | null> {
  const own = useRef<HTMLInputElement>(null)
  const input = given ?? own
  useKeyDown((event) => {
    if (event.key !== '/' || !input.current || isTyping(event.target)) return
    event.preventDefault()
    input.current.focus()
  })
  return input
}

/** Esc clears the selection, wherever the focus is; a field, a dialog or an open panel takes it for itself. */
export function useClearWithEsc(selected: SelectedRows): void {
  // On the window: a panel, which listens on the document, closes first and says so, whichever of the two came first.
  useKeyDown(({ key, target, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented && !isTyping(target) && !isInOpenPanel(target)) selected.set([])
  }, 'window')
}

/** A panel is a sibling of the button that opened it. */
function isInOpenPanel(target: EventTarget | null): boolean {
  for (let one = target instanceof Element ? target : null; one; one = one.parentElement)
    if (one.querySelector(':scope > [aria-expanded="true"]')) return true
  return false
}

/** `n` writes a note, where the key means no letter in a field. */
export function useNoteKey(isOn: boolean, onNote: () => void): void {
  useKeyDown((event) => {
    if (!isOn || event.key !== 'n' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    event.preventDefault()
    onNote()
  })
}
