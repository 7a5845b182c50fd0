import { RUNTIME_CACHE, workerCaches, workerCacheName, type WorkerCache } from '#contract/worker/worker.ts'

/**
 * Everything stored on the device, declared once: its owner, and in its comment its maximum size. A log-out deletes
 * what belongs to the user and keeps what belongs to the device. Only names declared here can be opened:
 * `openDatabase`, `localItem` and the worker accept no others.
 */
export type Owner = 'device' | 'user'

/** localStorage keys. */
export const localKeys = {
  /**
   * Identity, selection, projects, subscription, features, favourites and the answers of the page shown last, 300,000
   * characters: the first frame needs no database. Until the next start also what was not in the database yet when the
   * page was left, 1,000,000 characters.
   */
  'storeglass.boot': 'user',
  /** Number of waiting changes, to notice that the browser has deleted the queue. One number. */
  'storeglass.waiting': 'user',
  /**
   * When answers were last refetched because a queued change was sent: a tab that starts meanwhile refetches them, too.
   * One time for each endpoint.
   */
  'storeglass.sent': 'user',
  /**
   * Keywords that the server did not track of a submission, until somebody has been told: 20 submissions of up to 500
   * names.
   */
  'storeglass.refused-keywords': 'user',
  /** Height of the banners above the pages, which the next first frame reserves. One number. */
  'storeglass.banners': 'user',
  /** Colour scheme and language, also before anybody has signed in. Two values. */
  'storeglass.ui': 'device',
  /** Third-party services that the user of this browser consented to, and when; valid for half a year. One answer. */
  'storeglass.consent': 'device',
  /** That the notice of an address without https was read. One value. */
  'storeglass.plain-http': 'device',
  /** Log-outs whose deletion or revocation has not finished. Holds ids only; emptied once it has. */
  'storeglass.departing': 'device',
} as const satisfies Record<string, Owner>
export type LocalKey = keyof typeof localKeys

/** Keys of earlier versions, which every start removes. */
export const retiredKeys = ['storeglass.frame', 'storeglass.unwritten'] as const

/** sessionStorage keys. */
export const sessionKeys = {
  /** When this tab last reloaded itself because a file of its version was missing. One time. */
  'storeglass.reloaded': 'device',
  /** When the user asked for a newer version in this tab, and in which version. One time and an address. */
  'storeglass.update-asked': 'device',
  /** State of the social log-in that this tab started. One random value, until the provider answers. */
  'storeglass.oauth': 'device',
  /** The address to open after the log-in, and the user whose session had ended there. One, until the log-in. */
  'storeglass.wanted': 'user',
  /** The app that a log-in link selects. One id, until the list of apps has loaded. */
  'storeglass.selected-app': 'user',
  /** The name that Apple sent with the log-in. One name, until the server has it. */
  'storeglass.apple-user': 'user',
  /**
   * What stands in the forms of new connections, without any key: a few fields for each of four providers, and the
   * names of the files that were chosen.
   */
  'storeglass.connection-forms': 'user',
  /** Whom a member of staff impersonates in this tab, and who they are themselves. Two people and a line; no token. */
  'storeglass.impersonation': 'user',
} as const satisfies Record<string, Owner>
export type SessionKey = keyof typeof sessionKeys

/** Worker caches that belong to the device, besides the precache: files of the app, no user data. */
export const deviceCaches = {
  /** One version's files beyond the precache. 2 MB. */
  [RUNTIME_CACHE]: 'device',
} as const satisfies Record<string, Owner>
export type DeviceCache = keyof typeof deviceCaches

/** Dexie databases, one of each kind for each user. Increase `version` when `tables` change. */
export const databases = {
  /**
   * queries: 2,000 or 50 MB, least recently used out first, plus 20,000 or 200 MB of apps kept offline; kept: one row
   * for each app; visits: one row for each listing; guides: one row for each guide; drafts: one row for each app and
   * localization of which a keyword field was composed, of at most some hundred words; for each app one with at most 500
   * replies to reviews, the rules that are being written, which months of reviews are read, and the last visit to them; for each
   * app and country the last visit to its ranks.
   */
  data: {
    prefix: 'storeglass-',
    version: 4,
    tables: {
      queries: '&key, endpointId, [usedAt+size+updatedAt]',
      selection: '&id',
      kept: '&projectId',
      visits: '&id',
      guides: '&id',
      drafts: '&id',
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

/** Empty, and deleted as soon as it is created: see `sweep`. */
export const SWEEP_DATABASE = 'sweep-storeglass'

/** Who holds which lock between tabs, where the browser has no locks; of the device. One row for each lock. */
export const LEASES_DATABASE = 'leases-storeglass'

export const databaseName = (kind: DatabaseKind, userId: string) => `${databases[kind].prefix}${userId}`

/** Names of a user's databases. */
export const databasesOf = (userId: string) =>
  (Object.keys(databases) as DatabaseKind[]).map((kind) => databaseName(kind, userId))

/** Names of a user's worker caches. The precache belongs to the device: it holds the app, no user data. */
export const cachesOf = (userId: string) =>
  (Object.keys(workerCaches) as WorkerCache[]).map((cache) => workerCacheName(cache, userId))
