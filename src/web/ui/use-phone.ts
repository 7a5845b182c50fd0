import { useSyncExternalStore } from 'react'

const query = '(max-width: 767.9px)'

function subscribe(listener: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the window is as narrow as a phone's: dialogs rise from the bottom there. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches)
