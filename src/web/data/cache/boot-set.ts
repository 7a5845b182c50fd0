import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import { dehydrate, type Query, type QueryClient } from '@tanstack/react-query'
import type { PersistedClient } from '@tanstack/react-query-persist-client'
import * as v from 'valibot'
import { Identity } from '#contract/auth/auth.ts'
import { removeUserKeys } from '#web/offline/storage/clear-user.ts'
import { isLogoutPending } from '#web/offline/storage/pending-logouts.ts'
import { localStore, readLocal, removeLocal } from '#web/offline/storage/local-item.ts'
import { Selection, seedSelection, selection } from '#web/offline/selection.ts'
import type { LocalKey } from '#web/offline/stores.ts'
import { bootEndpoint } from './boot-endpoints.ts'
import { impersonation } from '#web/session/impersonation.ts'
import { getQueryClient, queryClient } from './query-client.ts'
import { putSaved } from './restore.ts'
import { session } from '#web/session/session-store.ts'

const KEY = 'storeglass.boot' satisfies LocalKey
const SHAPE = '1'
/** Key under which session and selection are stored among the boot set's queries. */
const STATE_KEY = 'boot'

const SavedState = v.object({ identity: Identity, ended: v.boolean(), selection: Selection })
const SavedQuery = v.object({
  queryKey: v.tuple([v.string(), v.unknown()]),
  state: v.object({ data: v.unknown() }),
})
const SavedAnswer = v.object({ data: v.unknown(), at: v.number() })
const BootSet = v.object({
  buster: v.literal(SHAPE),
  clientState: v.object({ queries: v.array(v.unknown()) }),
})

const persister = createSyncStoragePersister({
  storage: {
    getItem: (key) => localStore()?.getItem(key) ?? null,
    // The persister writes with a delay, and the user may have logged out by then.
    setItem: (key, value) => session.get().identity && localStore()?.setItem(key, value),
    removeItem: (key) => localStore()?.removeItem(key),
  },
  key: KEY,
  throttleTime: 0,
})

/**
 * Restores, synchronously, what the first frame shows: identity, selection, projects, subscription, features,
 * favourites; then keeps the copy up to date. Damaged parts are dropped one by one. Returns a function that stops it.
 */
export function restoreBootSet(): () => void {
  const acting = impersonation()
  if (acting) {
    // The boot set holds the account of the person who impersonates, which other tabs show: it is neither read nor
    // written here.
    session.set({ identity: acting.identity, state: 'in' })
    return () => {}
  }
  const saved = readLocal(KEY, BootSet)?.clientState.queries ?? []
  const queries = saved.flatMap((one) => {
    const parsed = v.safeParse(SavedQuery, one)
    return parsed.success ? [parsed.output] : []
  })
  const state = v.safeParse(SavedState, queries.find((one) => one.queryKey[0] === STATE_KEY)?.state.data)
  // A tab that had not heard of the log-out may have written it again.
  if (state.success && isLogoutPending(state.output.identity.userId)) removeUserKeys()
  else if (state.success) {
    const { identity, ended } = state.output
    session.set({ identity, state: ended ? 'ended' : 'in' })
    seedSelection(state.output.selection, identity.userId)
    for (const { queryKey, state } of queries) restoreAnswer(queryKey, state.data)
  }
  return follow()
}

function restoreAnswer(queryKey: [string, unknown], saved: unknown): void {
  const endpoint = bootEndpoint(queryKey[0])
  const answer = v.safeParse(SavedAnswer, saved)
  if (!endpoint || !answer.success) return
  const data = v.safeParse(endpoint.response, answer.output.data)
  const meta = { endpoint, kept: true, boot: true }
  if (data.success) putSaved({ queryKey, meta }, { data: data.output, at: answer.output.at })
}

/** Saves the boot set after every change. */
function follow(): () => void {
  let stopQueries = followQueries(queryClient.get())
  const stops = [
    queryClient.subscribe(() => {
      stopQueries()
      stopQueries = followQueries(queryClient.get())
    }),
    session.subscribe(save),
    selection.subscribe(save),
  ]
  return () => {
    stopQueries()
    for (const stop of stops) stop()
  }
}

function followQueries(client: QueryClient): () => void {
  return client.getQueryCache().subscribe((event) => {
    const isAnswer = event.type === 'updated' && event.action.type === 'success'
    if (isAnswer && bootEndpoint(event.query.queryKey[0])) save()
  })
}

const isBoot = (query: Query) => query.meta?.['boot'] === true && query.state.data !== undefined

/** Identity, end of the session and selection as they are saved, as JSON; empty: they are not. */
export function savedState(): string {
  const queries = readLocal(KEY, BootSet)?.clientState.queries ?? []
  const state = queries.flatMap((one) => {
    const parsed = v.safeParse(SavedQuery, one)
    return parsed.success && parsed.output.queryKey[0] === STATE_KEY ? [parsed.output.state.data] : []
  })[0]
  return JSON.stringify(state) ?? ''
}

function save(): void {
  const { identity, state } = session.get()
  if (!identity || isLogoutPending(identity.userId)) return removeLocal(KEY)
  const client = getQueryClient()
  client.setQueryDefaults([STATE_KEY], { meta: { boot: true }, gcTime: Number.POSITIVE_INFINITY })
  client.setQueryData([STATE_KEY], { identity, ended: state === 'ended', selection: selection.get() })
  const { queries } = dehydrate(client, { shouldDehydrateQuery: isBoot, shouldDehydrateMutation: () => false })
  const persisted: PersistedClient = {
    timestamp: Date.now(),
    buster: SHAPE,
    clientState: { mutations: [], queries: queries.map(bare) },
  }
  void persister.persistClient(persisted)
}

type DehydratedQuery = PersistedClient['clientState']['queries'][number]

/** Without the meta, which contains schemas, and the error, which contains its cause: neither belongs on the device. */
function bare({ queryKey, queryHash, dehydratedAt, state }: DehydratedQuery): DehydratedQuery {
  return { queryKey, queryHash, dehydratedAt, state: { ...state, error: null, fetchFailureReason: null } }
}
