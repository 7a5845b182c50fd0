import { useState } from 'react'
import type { MenuEntry } from './menu-entry.ts'
import { close, follow, open, openAtFirst, type OpenGroups } from './menu-tree.ts'

/** The open groups of the menu, which follow the page that is shown. */
export function useOpenGroups(entries: readonly MenuEntry[], path: string) {
  const [state, setState] = useState(() => ({ path, opened: openAtFirst(entries, path) }))
  if (state.path !== path) setState({ path, opened: follow(entries, path, state.opened) })
  const change = (opened: OpenGroups) => setState({ path, opened })
  return {
    isOpen: (id: string) => state.opened.has(id),
    toggle: (id: string) =>
      change(state.opened.has(id) ? close(state.opened, id) : open(entries, path, state.opened, id)),
  }
}
