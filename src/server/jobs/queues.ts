import type { Store } from '#contract/store.ts'

const storeNames = { APP_STORE: 'app-store', GOOGLE_PLAY: 'google-play' } as const satisfies Record<Store, string>

/**
 * What is read from a store every day: listings with their ratings, charts, ranks for keywords, and, where the results of a
 * search tell no ratings, those of its first apps.
 */
export type Kind = 'listings' | 'charts' | 'ranks' | 'leaders'
export type DailyQueue = `${(typeof storeNames)[Store]}-${Kind}`
export type QueueName = 'plan' | DailyQueue

export const stores = ['APP_STORE', 'GOOGLE_PLAY'] as const satisfies Store[]
export const kindsOf: Readonly<Record<Store, readonly Kind[]>> = {
  APP_STORE: ['listings', 'charts', 'ranks'],
  GOOGLE_PLAY: ['listings', 'charts', 'ranks', 'leaders'],
}

/** Each store has its own queues, so that one store's outage does not hold up the other. */
export const queueOf = (store: Store, kind: Kind): DailyQueue => `${storeNames[store]}-${kind}`

/** Every queue of the daily work, starting with the plan. */
export const queueNames: readonly QueueName[] = [
  'plan',
  ...stores.flatMap((store) => kindsOf[store].map((kind) => queueOf(store, kind))),
]

/** Interval between plans of the day, across all processes: an app that was added is read within about this time. */
export const PLAN_EVERY_SECONDS = 60
/** A plan is late after this: a busy server is late before it is gone. */
export const PLAN_LATE_SECONDS = 900

/** The work that is counted for requests, outside of pg-boss; see `jobs/serial-queue.ts`. */
export const RANKED_KEYWORDS_QUEUE = 'ranked-keywords'
