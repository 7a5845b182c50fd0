import { createStore } from '#web/offline/create-store.ts'

/** What an address names and is not there: a country that its app does not track, or an app that is not one's own. */
export type Missing = { projectId: string; country: string } | { app: string }

/** Told above the page until something else is selected; until then the address stays as it is. */
export const missing = createStore<Missing | null>(null)
