import { useSyncExternalStore } from 'react'

/** Read by index.html before the first paint. */
const MENU_KEY = 'storeglass.menu'
const listeners = new Set<() => void>()
const root = document.documentElement

/** Whether the side menu shows only icons; kept on this device. */
export const useMenuCollapsed = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => root.dataset['menu'] === 'collapsed',
  )

export function toggleMenu() {
  if (root.dataset['menu'] === 'collapsed') delete root.dataset['menu']
  else root.dataset['menu'] = 'collapsed'
  try {
    localStorage.setItem(MENU_KEY, root.dataset['menu'] ?? 'open')
  } catch {
    // No storage: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}
