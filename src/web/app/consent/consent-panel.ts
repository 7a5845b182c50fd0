import { createStore } from '#web/offline/create-store.ts'

/** Whether the privacy settings are open. */
export const consentPanel = createStore(false)

declare global {
  interface Window {
    /** How a page opens the privacy settings (OP-40); missing as long as what works in the background is. */
    storeglassConsent?: { open: () => void }
  }
}

/** Call once, when the first page is drawn. */
export function offerConsentPanel(): void {
  window.storeglassConsent = { open: () => consentPanel.set(true) }
}
