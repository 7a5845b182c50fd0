import * as v from 'valibot'
import { Id } from '../store.ts'

/** Set on a response from the worker's cache: when the server gave the answer (device time, ISO 8601). */
export const SAVED_AT_HEADER = 'x-storeglass-saved-at'

/**
 * Set on a picture's request: save it with the pictures of apps kept offline, for the user named here. The worker
 * strips it before the network.
 */
export const KEEP_HEADER = 'x-storeglass-keep'

/**
 * The worker's caches, one of each kind for each user; all are deleted at log-out. Pictures of apps that the user keeps
 * available offline have a separate cache, so that pictures that were only viewed never evict them.
 */
export const workerCaches = {
  api: { prefix: 'api-', entries: 500 },
  media: { prefix: 'media-', entries: 300, maxAgeMs: 30 * 24 * 3600_000 },
  keptMedia: { prefix: 'kept-media-', entries: 5000 },
  /** Pages as they were last (last-page.ts), saved by the pages themselves. */
  pages: { prefix: 'pages-', entries: 2 },
} as const
export type WorkerCache = keyof typeof workerCaches

export const workerCacheName = (cache: WorkerCache, userId: string) => `${workerCaches[cache].prefix}${userId}`

/**
 * Files of the app that are not part of the worker's installation: downloaded in the background, or saved when a page
 * requests them. The cache holds no user data.
 */
export const RUNTIME_CACHE = 'storeglass-runtime'

/** Progress of the background fill: files saved, their total number, and whether the device is out of space. */
export const FillState = v.object({ saved: v.number(), of: v.number(), full: v.boolean() })
export type FillState = v.InferOutput<typeof FillState>

/** Messages from a page to the worker. */
export const WorkerMessage = v.variant('type', [
  /** Activates the waiting version. */
  v.object({ type: v.literal('SKIP_WAITING') }),
  /** The user whose caches answer requests without a user of their own; also the reply to `WHO`. */
  v.object({ type: v.literal('USER'), userId: v.nullable(Id) }),
  /** The user whose page is shown as it was last, while the app is still being loaded. */
  v.object({ type: v.literal('SHOWS'), userId: Id }),
  /**
   * Downloads this many more background files (0: none) and replaces files of the precache that were deleted; the reply
   * on the message's port is a `FillState`.
   */
  v.object({ type: v.literal('FILL'), files: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)) }),
  /** Deletes this user's caches and stores nothing for this user until the next log-in. */
  v.object({ type: v.literal('FORGET'), userId: Id }),
])
export type WorkerMessage = v.InferOutput<typeof WorkerMessage>

/** Messages from the worker to a page: wake up the queue; who is signed in (reply on the message's port). */
export const PageMessage = v.variant('type', [
  v.object({ type: v.literal('WAKE_UP') }),
  v.object({ type: v.literal('WHO') }),
])
export type PageMessage = v.InferOutput<typeof PageMessage>
