import type { Store } from '#contract/store.ts'

const storeNames = { APP_STORE: 'app-store', GOOGLE_PLAY: 'google-play' } as const satisfies Record<Store, string>

/** What is read of a store every day: listings with their ratings, charts, and ranks for keywords. */
export type Kind = 'listings' | 'charts' | 'ranks'
export type DailyQueue = `${(typeof storeNames)[Store]}-${Kind}`
export type QueueName = 'plan' | DailyQueue

export const stores = ['APP_STORE', 'GOOGLE_PLAY'] as const satisfies Store[]
export const kinds = ['listings', 'charts', 'ranks'] as const satisfies Kind[]

/** Each store has queues of its own: one that is down holds up nothing of the other. */
export const queueOf = (store: Store, kind: Kind): DailyQueue => `${storeNames[store]}-${kind}`

/** Every queue of the daily work, the plan first. */
export const queueNames: readonly QueueName[] = [
  'plan',
  ...stores.flatMap((store) => kinds.map((kind) => queueOf(store, kind))),
]
