import type { KeyboardEvent } from 'react'
import { moveActive } from './option-match.ts'

interface Does {
  /** An arrow or page key has come to this option. */
  onActive: (id: string) => void
  onEnter: () => void
}

/**
 * What the keys do in a field above a list of options, or in the list itself: the focus stays where it is, and one
 * option is the active one. Keys that write a character of an input method are not meant for the list.
 */
export const optionKeys =
  (options: Parameters<typeof moveActive>[0], activeId: string | null, { onActive, onEnter }: Does) =>
  (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    const next = moveActive(options, activeId, event.key)
    if (next !== undefined) {
      event.preventDefault()
      onActive(next)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      onEnter()
    }
  }

/** Scrolls as little as brings an option into view. */
export const showOption = (elementId: string): void =>
  document.getElementById(elementId)?.scrollIntoView({ block: 'nearest' })
