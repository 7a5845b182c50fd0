import { useSyncExternalStore } from 'react'
import { createStore } from '#web/offline/create-store.ts'

/** Chromium's event, which the DOM types do not know. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>
}

const offer = createStore<InstallPromptEvent | null>(null)

/** Keeps the browser's offer to install for the menu's row. Call once. */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer.set(event as InstallPromptEvent)
  })
  window.addEventListener('appinstalled', () => offer.set(null))
}

/** Whether the app can be installed now. */
export const useInstallable = (): boolean => useSyncExternalStore(offer.subscribe, () => offer.get() !== null)

/** Opens the browser's own question. */
export async function install(): Promise<void> {
  const event = offer.get()
  offer.set(null)
  await event?.prompt()
}
