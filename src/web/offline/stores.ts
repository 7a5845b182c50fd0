import { RUNTIME_CACHE, workerCaches, workerCacheName, type WorkerCache } from '#contract/worker/worker.ts'

/**
 * Everything that is kept on the device, declared once: whose it is, and in its comment how large it may get. A log-out
 * deletes what is the user's and keeps what is the device's. What is not named here can't be opened: `openDatabase`,
 * `localItem` and the worker take only these names.
 */
export type Owner = 'device' | 'user'

/** localStorage keys. */
export const localKeys = {
  /** Identity, selection, projects, subscription, features, favourites: what the first frame shows. One user, a few queries. */
  'storeglass.boot': 'user',
  /** What the page shown last is drawn from, besides the boot set: the next first frame needs no database. 300,000 characters. */
  'storeglass.frame': 'user',
  /** Answers that were not in the database yet when a page was left. 1,000,000 characters, until the next start. */
  'storeglass.unwritten': 'user',
  /** How many changes wait: a queue that the browser has removed is missed. One number. */
  'storeglass.waiting': 'user',
  /** When answers were last asked again because a queued change was sent: a tab that starts meanwhile asks again, too. One time an endpoint. */
  'storeglass.sent': 'user',
  /** How high the notices above the pages were: the next first frame keeps as much room. One number. */
  'storeglass.banners': 'user',
  /** Colour scheme and language, also before anybody has signed in. Two values. */
  'storeglass.ui': 'device',
  /** Which services of others the user of this browser agreed to, and when; asked again after half a year. One answer. */
  'storeglass.consent': 'device',
  /** Log-outs whose deletion or revocation has not been finished. Holds ids only; emptied as soon as it is done. */
  'storeglass.departing': 'device',
} as const satisfies Record<string, Owner>
export type LocalKey = keyof typeof localKeys

/** sessionStorage keys. */
export const sessionKeys = {
  /** When this tab last reloaded itself because a file of its version was gone. One time. */
  'storeglass.reloaded': 'device',
  /** When somebody asked for a newer version in this tab, and in which version. One time and an address. */
  'storeglass.update-asked': 'device',
  /** State of the social log-in that this tab began. One random value, until the provider answers. */
  'storeglass.oauth': 'device',
  /** The address that somebody opened before the log-in, and whose session had ended there. One, until the log-in. */
  'storeglass.wanted': 'user',
  /** The app that a log-in link asks to select. One id, until the list of apps is there. */
  'storeglass.selected-app': 'user',
  /** The name that Apple told of whoever logs in. One name, until the server has it. */
  'storeglass.apple-user': 'user',
  /** Whom one of the staff acts as in this tab, and who they are themselves. Two people and a line; no token. */
  'storeglass.impersonation': 'user',
} as const satisfies Record<string, Owner>
export type SessionKey = keyof typeof sessionKeys

/** Worker caches that are the device's, besides the precache: files of the app, nothing of a user. */
export const deviceCaches = {
  /** One version's files beyond the precache. 2 MB. */
  [RUNTIME_CACHE]: 'device',
} as const satisfies Record<string, Owner>
export type DeviceCache = keyof typeof deviceCaches

/** Dexie databases, one of each kind for each user, whose they are. `version` grows with `tables`. */
export const databases = {
  /**
   * queries: 2,000 or 50 MB, longest unused out first, of kept apps 20,000 or 200 MB besides; kept: one row an app; visits:
   * one row a listing; guides: one row a guide.
   */
  data: {
    prefix: 'storeglass-',
    version: 3,
    tables: {
      queries: '&key, endpointId, [usedAt+size+updatedAt]',
      selection: '&id',
      kept: '&projectId',
      visits: '&id',
      guides: '&id',
    },
    durability: 'relaxed',
  },
  /** 5,000 commands. */
  outbox: {
    prefix: 'storeglass-outbox-',
    version: 1,
    tables: { commands: '++seq, &id' },
    durability: 'strict',
  },
} as const satisfies Record<
  string,
  {
    prefix: string
    version: number
    tables: Record<string, string>
    durability: 'relaxed' | 'strict'
  }
>
export type DatabaseKind = keyof typeof databases

/** The device's, empty, and gone in the moment in which it was made: see `sweep`. */
export const SWEEP_DATABASE = 'sweep-storeglass'

export const databaseName = (kind: DatabaseKind, userId: string) => `${databases[kind].prefix}${userId}`

/** Names of every database of a user. */
export const databasesOf = (userId: string) =>
  (Object.keys(databases) as DatabaseKind[]).map((kind) => databaseName(kind, userId))

/** Names of every worker cache of a user. The precache is the device's: it holds the app, nothing of a user. */
export const cachesOf = (userId: string) =>
  (Object.keys(workerCaches) as WorkerCache[]).map((cache) => workerCacheName(cache, userId))
