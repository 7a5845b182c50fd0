import { SHELF_CACHE, workerCaches, workerCacheName, type WorkerCache } from '#contract/worker.ts'

/**
 * Everything that is kept on the device, declared once: whose it is, how large it may get, what log-out does to it.
 * What is not named here can't be opened: `openDatabase`, `localItem` and the worker take only these names.
 */
export type Owner = 'device' | 'user'
export type AtLogOut = 'kept' | 'deleted'

interface Declaration {
  owner: Owner
  atLogOut: AtLogOut
  bound: string
}

/** localStorage keys. */
export const localKeys = {
  /** Identity, selection, projects, subscription, features, favourites: what the first frame shows. */
  'storeglass.boot': { owner: 'user', atLogOut: 'deleted', bound: 'one user, a few queries' },
  /** What the page shown last is drawn from, besides the boot set: the next first frame needs no database. */
  'storeglass.frame': { owner: 'user', atLogOut: 'deleted', bound: 'one page, 300,000 characters' },
  /** Answers that were not in the database yet when a page was left. */
  'storeglass.unwritten': { owner: 'user', atLogOut: 'deleted', bound: '1,000,000 characters, until the next start' },
  /** How many changes wait: a queue that the browser has removed is missed. */
  'storeglass.waiting': { owner: 'user', atLogOut: 'deleted', bound: 'one number' },
  /** When answers were last asked again because a queued change was sent: a tab that starts meanwhile asks again, too. */
  'storeglass.sent': { owner: 'user', atLogOut: 'deleted', bound: 'one time an endpoint' },
  /** How high the notices above the pages were: the next first frame keeps as much room. */
  'storeglass.banners': { owner: 'user', atLogOut: 'deleted', bound: 'one number' },
  /** Colour scheme and language, also before anybody has signed in. */
  'storeglass.ui': { owner: 'device', atLogOut: 'kept', bound: 'two values' },
  /** Which services of others the user of this browser agreed to, and when; asked again after half a year. */
  'storeglass.consent': { owner: 'device', atLogOut: 'kept', bound: 'one answer' },
  /** Log-outs whose deletion or revocation has not been finished. Holds ids only. */
  'storeglass.departing': { owner: 'device', atLogOut: 'kept', bound: 'emptied as soon as it is done' },
} as const satisfies Record<string, Declaration>
export type LocalKey = keyof typeof localKeys

/** sessionStorage keys. */
export const sessionKeys = {
  /** When this tab last reloaded itself because a file of its version was gone. */
  'storeglass.reloaded': { owner: 'device', atLogOut: 'kept', bound: 'one time' },
  /** When somebody asked for a newer version in this tab, and in which version. */
  'storeglass.update-asked': { owner: 'device', atLogOut: 'kept', bound: 'one time and an address' },
  /** State of the social log-in that this tab began. */
  'storeglass.oauth': { owner: 'device', atLogOut: 'kept', bound: 'one random value, until the provider answers' },
  /** The app that a log-in link asks to select. */
  'storeglass.selected-app': { owner: 'user', atLogOut: 'deleted', bound: 'one id, until the list of apps is there' },
  /** The name that Apple told of whoever logs in. */
  'storeglass.apple-user': { owner: 'user', atLogOut: 'deleted', bound: 'one name, until the server has it' },
  /** Whom one of the staff acts as in this tab, and who they are themselves. Holds no token. */
  'storeglass.impersonation': { owner: 'user', atLogOut: 'deleted', bound: 'two people and a line' },
} as const satisfies Record<string, Declaration>
export type SessionKey = keyof typeof sessionKeys

/** Worker caches that are the device's, besides the precache: files of the app, nothing of a user. */
export const deviceCaches = {
  [SHELF_CACHE]: {
    owner: 'device',
    atLogOut: 'kept',
    bound: "one version's files of the account's pages and the guide",
  },
} as const satisfies Record<string, Declaration>
export type DeviceCache = keyof typeof deviceCaches

/** Dexie databases, one of each kind for each user. `version` grows with `tables`. */
export const databases = {
  data: {
    prefix: 'storeglass-',
    owner: 'user',
    atLogOut: 'deleted',
    version: 3,
    tables: {
      queries: '&key, endpointId, [usedAt+size+updatedAt]',
      selection: '&id',
      kept: '&projectId',
      visits: '&id',
      guides: '&id',
    },
    bound:
      'queries: 2,000 or 50 MB, longest unused out first; of kept apps 20,000 or 200 MB besides; kept: one row an app; visits: one row a listing; guides: one row a guide',
    durability: 'relaxed',
  },
  outbox: {
    prefix: 'storeglass-outbox-',
    owner: 'user',
    atLogOut: 'deleted',
    version: 1,
    tables: { commands: '++seq, &id' },
    bound: '5,000 commands',
    durability: 'strict',
  },
} as const satisfies Record<
  string,
  Declaration & {
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
