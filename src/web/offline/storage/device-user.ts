import { createStore } from '../create-store.ts'

/** Whose databases and caches are in use; null: nobody's. */
export const deviceUser = createStore<string | null>(null)

/** The organisation they work in. What it was answered is not shown in another one. */
export const deviceOrganisation = createStore<string | null>(null)
