import { useKeyDown } from '#web/ui/hooks/use-key-down.ts'
import { isTyping } from './use-slash.ts'
import type { SelectedRows } from '#web/ui/data-table/use-selected-rows.ts'

/** Esc clears the selection, wherever the focus is; a field, a dialog or an open panel takes it for itself. */
export function useClearWithEsc(selected: SelectedRows): void {
  // On the window: a panel, which listens on the document, closes first and says so, whichever of the two came first.
  useKeyDown(({ key, target, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented && !isTyping(target) && !isInOpenPanel(target)) selected.set([])
  }, 'window')
}

/** A panel stands beside the button that opened it. */
function isInOpenPanel(target: EventTarget | null): boolean {
  for (let one = target instanceof Element ? target : null; one; one = one.parentElement)
    if (one.querySelector(':scope > [aria-expanded="true"]')) return true
  return false
}
