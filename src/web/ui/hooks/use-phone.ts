import { useSyncExternalStore } from 'react'

/** A hook that follows a media query. */
export function follow(query: string): () => boolean {
  const subscribe = (listener: () => void) => {
    const media = matchMedia(query)
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** Whether the window is as narrow as a phone's: dialogs rise from the bottom there. */
export const usePhone = follow('(max-width: 767.9px)')

/** Whether the menu has room beside the page; where it has none, it comes over it (MENU-035). */
export const useWide = follow('(min-width: 1200px)')
