import { useEffect, useEffectEvent } from 'react'
import { isTyping } from './is-typing.ts'
import type { SelectedKeywords } from './use-selected-keywords.ts'

/** Esc clears the selection, wherever the focus is; a field, a dialog or an open panel takes it for itself. */
export function useClearWithEsc(selected: SelectedKeywords): void {
  const pressed = useEffectEvent(({ key, target, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && !isTyping(target) && !isInOpenPanel(target)) selected.set([])
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    // On the window: a panel, which listens on the document, closes first and says so, whichever of the two came first.
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** A panel stands beside the button that opened it. */
function isInOpenPanel(target: EventTarget | null): boolean {
  for (let one = target instanceof Element ? target : null; one; one = one.parentElement)
    if (one.querySelector(':scope > [aria-expanded="true"]')) return true
  return false
}
