import { createStore } from './store.ts'

/** Whose databases and caches are in use; null: nobody's. */
export const deviceUser = createStore<string | null>(null)
