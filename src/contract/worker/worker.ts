import * as v from 'valibot'
import { Id } from '../store.ts'

/** On an answer that the worker gives from its cache: when the server gave it (device time, ISO 8601). */
export const SAVED_AT_HEADER = 'x-storeglass-saved-at'

/** On a picture's request: keep it with those of the kept apps of the user named here; the worker strips it before the network. */
export const KEEP_HEADER = 'x-storeglass-keep'

/**
 * The worker's caches, one of each kind for each user; all are deleted at log-out. Pictures of apps that the user keeps
 * available offline have one of their own, so that what is only looked at never pushes them out.
 */
export const workerCaches = {
  api: { prefix: 'api-', entries: 500 },
  media: { prefix: 'media-', entries: 300, maxAgeMs: 30 * 24 * 3600_000 },
  keptMedia: { prefix: 'kept-media-', entries: 5000 },
} as const
export type WorkerCache = keyof typeof workerCaches

export const workerCacheName = (cache: WorkerCache, userId: string) => `${workerCaches[cache].prefix}${userId}`

/**
 * Files of the app beyond those that the worker is installed with: brought in the background, or kept when a page asks for
 * them. The cache holds nothing of a user.
 */
export const RUNTIME_CACHE = 'storeglass-runtime'

/** How far the background fill is: files that are there, of all, and whether the device has no room for the next one. */
export const FillState = v.object({ saved: v.number(), of: v.number(), full: v.boolean() })
export type FillState = v.InferOutput<typeof FillState>

/** What a page tells the worker. */
export const WorkerMessage = v.variant('type', [
  /** Change to the waiting version. */
  v.object({ type: v.literal('SKIP_WAITING') }),
  /** Whose device caches to use for requests that carry no user of their own; also the answer to `WHO`. */
  v.object({ type: v.literal('USER'), userId: v.nullable(Id) }),
  /** Bring so many more of the files that come in the background (0: none); answered with a `FillState` on the message's port. */
  v.object({ type: v.literal('FILL'), files: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)) }),
  /** Delete this user's caches and store nothing of this user until the user signs in again. */
  v.object({ type: v.literal('FORGET'), userId: Id }),
])
export type WorkerMessage = v.InferOutput<typeof WorkerMessage>

/** What the worker tells or asks a page: wake the queue up; who is signed in (answer on the message's port). */
export const PageMessage = v.variant('type', [
  v.object({ type: v.literal('WAKE_UP') }),
  v.object({ type: v.literal('WHO') }),
])
export type PageMessage = v.InferOutput<typeof PageMessage>
