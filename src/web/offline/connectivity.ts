import { createStore } from './store.ts'

export type Connectivity = 'online' | 'offline'

/** Whether the server answers: what the last requests showed, never `navigator.onLine` alone. */
export const connectivity = createStore<Connectivity>(navigator.onLine ? 'online' : 'offline')
