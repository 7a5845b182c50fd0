import type { Store } from '#contract/store.ts'

const storeNames = { APP_STORE: 'app-store', GOOGLE_PLAY: 'google-play' } as const satisfies Record<Store, string>

/** What is read from a store every day: listings with their ratings, charts, and ranks for keywords. */
export type Kind = 'listings' | 'charts' | 'ranks'
export type DailyQueue = `${(typeof storeNames)[Store]}-${Kind}`
export type QueueName = 'plan' | DailyQueue

export const stores = ['APP_STORE', 'GOOGLE_PLAY'] as const satisfies Store[]
export const kinds = ['listings', 'charts', 'ranks'] as const satisfies Kind[]

/** Each store has its own queues, so that one store's outage does not hold up the other. */
export const queueOf = (store: Store, kind: Kind): DailyQueue => `${storeNames[store]}-${kind}`

/** Every queue of the daily work, starting with the plan. */
export const queueNames: readonly QueueName[] = [
  'plan',
  ...stores.flatMap((store) => kinds.map((kind) => queueOf(store, kind))),
]
