import { useSyncExternalStore } from 'react'

/** A hook that follows a media query. */
export function follow(query: string): () => boolean {
  // One for all who follow it: making one has the browser settle the page's styles first.
  let shared: { media: MediaQueryList; followers: number } | null = null
  const subscribe = (listener: () => void) => {
    const now = (shared ??= { media: matchMedia(query), followers: 0 })
    now.followers += 1
    now.media.addEventListener('change', listener)
    return () => {
      now.media.removeEventListener('change', listener)
      now.followers -= 1
      if (now.followers === 0) shared = null
    }
  }
  return () => useSyncExternalStore(subscribe, () => (shared?.media ?? matchMedia(query)).matches)
}

/** Whether the window is as narrow as a phone's: dialogs rise from the bottom there. */
export const usePhone = follow('(max-width: 767.9px)')

/** Whether the menu has room beside the page; where it has none, it comes over it (MENU-035). */
export const useWide = follow('(min-width: 1200px)')

/** Whether the user prefers reduced motion, at this moment. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
