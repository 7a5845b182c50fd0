import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query'
import type { PersistedClient } from '@tanstack/react-query-persist-client'
import * as v from 'valibot'
import type { Answer } from '#web/api/request.ts'
import { seedSelection, selection } from '#web/offline/selection.ts'
import { removeUserKeys } from '#web/offline/storage/clear-user.ts'
import { localStore, removeLocal } from '#web/offline/storage/local-item.ts'
import { isLogoutPending } from '#web/offline/storage/pending-logouts.ts'
import type { AnswerRow } from '#web/offline/storage/tables.ts'
import { retiredKeys } from '#web/offline/stores.ts'
import { impersonation } from '#web/session/impersonation.ts'
import { session } from '#web/session/session-store.ts'
import type { UserChange } from '#web/session/sign-out.ts'
import { whenIdle } from '../scheduling/when-idle.ts'
import { BOOT_KEY, bootClient, frameEndpoints, isOfFrame, readBoot, withoutPages, type BootRow } from './boot-format.ts'
import { getQueryClient, queryClient } from './query-client.ts'
import { putSaved, rowOf } from './saved-answers.ts'
import { storeKey, type Restorable } from './store-key.ts'

/** Maximum delay before a change is written, ms; an idle browser writes sooner. */
const LATEST_MS = 500

const storage = {
  getItem: (key: string) => localStore()?.getItem(key) ?? null,
  // The persister writes with a delay, and the user may have logged out by then.
  setItem: (key: string, value: string) => session.get().identity && localStore()?.setItem(key, value),
  removeItem: (key: string) => localStore()?.removeItem(key),
}
const persister = createSyncStoragePersister({
  storage,
  key: BOOT_KEY,
  throttleTime: 0,
  // Where there is no room for the answers, identity and selection are saved without them.
  retry: ({ persistedClient, errorCount }) => (errorCount > 1 ? undefined : withoutPages(persistedClient)),
})

/** The record's answers as they were at the start, by their keys on the device. */
let atStart = new Map<string, BootRow>()
/** Query hashes of what the page shown last reads; null: none in this tab yet, so that the record keeps what it has. */
let page: ReadonlySet<string> | null = null
/** Keys of answers that the database does not have while the page is left, and of those that it got from the record. */
let unwritten = new Set<string>()
let written = new Set<string>()
let isFollowing = false
let waits = false

/**
 * Restores identity, selection and the answers of the frame around every page, synchronously, for the first frame; the
 * page's answers follow as they are read. Then keeps the record up to date. Returns a function that stops it.
 */
export function restoreBoot(): () => void {
  retiredKeys.forEach(removeLocal)
  const acting = impersonation()
  if (acting) {
    // The record is of the person who impersonates, whom other tabs show: it is neither read nor written here.
    session.set({ identity: acting.identity, state: 'in' })
    return () => {}
  }
  const saved = readBoot()
  // A tab that had not heard of the log-out may have written it again.
  if (saved && isLogoutPending(saved.identity.userId)) removeUserKeys()
  else if (saved) {
    session.set({ identity: saved.identity, state: saved.ended ? 'ended' : 'in' })
    seedSelection(saved.selection, saved.identity.userId)
    atStart = new Map(saved.rows.map((row) => [row.key, row]))
    for (const row of saved.rows) restoreFrame(row)
  }
  return follow()
}

function restoreFrame({ key, endpointId, input, data, updatedAt }: BootRow): void {
  const endpoint = frameEndpoints.find((one) => one.id === endpointId && storeKey(one, input) === key)
  if (!endpoint) return
  const parsed = v.safeParse(endpoint.response, data)
  if (parsed.success)
    putSaved({ queryKey: [endpointId, input], meta: { endpoint, kept: true } }, { data: parsed.output, at: updatedAt })
}

/**
 * The answer that the record had at the start, by its key on the device; undefined: none. Needs no database: opening one
 * takes longer than everything else the first frame waits for.
 */
export function answerAtStart(key: string): Answer<unknown> | undefined {
  const row = atStart.get(key)
  return row && { data: row.data, at: row.updatedAt }
}

/** Answers of an earlier page that the database does not have yet. */
export const unwrittenAtStart = (): AnswerRow[] =>
  [...atStart.values()]
    .filter(({ part, key }) => part === 'unwritten' && !written.has(key))
    .map(({ key, endpointId, input, data, updatedAt }) => ({ key, endpointId, input, data, updatedAt }))

/** The database has them now. */
export function noteWritten(rows: readonly AnswerRow[]): void {
  for (const { key } of rows) written.add(key)
  saveSoon()
}

/**
 * Saves answers that are not in the database yet while the page is being left: the browser aborts open transactions
 * then, while localStorage is synchronous.
 */
export function saveUnwritten(rows: readonly AnswerRow[]): void {
  if (rows.length === 0 || impersonation()) return
  unwritten = new Set(rows.map(({ key }) => key))
  saveNow()
}

/** Saves the answers to these reads for the first frame of the next start, until another page does. */
export function saveForNextStart(reads: readonly Restorable[]): void {
  page = new Set(reads.map(({ queryKey }) => hashKey(queryKey)))
  saveSoon()
}

/** Drops the answers of the previous user. */
export function dropBootAnswers({ before }: UserChange): void {
  if (before !== null) drop()
}

function drop(): void {
  atStart = new Map()
  page = new Set()
  unwritten = new Set()
  written = new Set()
}

/** Deletes the answers of pages from the record. */
export function removeBootAnswers(): void {
  drop()
  if (isFollowing) saveNow({ carries: false })
}

/** Identity, end of the session and selection as they are saved, as JSON. */
export const savedState = (): string => (impersonation() ? '' : JSON.stringify(stateNow()))

function stateNow() {
  const { identity, state } = session.get()
  return { identity, ended: state === 'ended', selection: selection.get() }
}

/** Saves the record after every change. */
function follow(): () => void {
  isFollowing = true
  let stopQueries = followQueries(queryClient.get())
  const saveAtOnce = () => {
    if (waits) saveNow()
  }
  document.addEventListener('visibilitychange', saveAtOnce)
  window.addEventListener('pagehide', saveAtOnce)
  const stops = [
    queryClient.subscribe(() => {
      stopQueries()
      stopQueries = followQueries(queryClient.get())
    }),
    session.subscribe(save),
    selection.subscribe(saveNext),
    () => document.removeEventListener('visibilitychange', saveAtOnce),
    () => window.removeEventListener('pagehide', saveAtOnce),
  ]
  return () => {
    isFollowing = false
    stopQueries()
    for (const stop of stops) stop()
  }
}

function followQueries(client: QueryClient): () => void {
  return client.getQueryCache().subscribe((event) => {
    const isAnswer = event.type === 'updated' && event.action.type === 'success'
    if (isAnswer && partOf(event.query)) saveSoon()
  })
}

/** Saves a selection right after the current task: the user may close the browser next. */
function saveNext(): void {
  waits = true
  setTimeout(saveWaiting, 0)
}

function saveSoon(): void {
  if (waits || !isFollowing) return
  waits = true
  whenIdle(saveWaiting, { latestMs: LATEST_MS })
}

function saveWaiting(): void {
  if (waits && isFollowing) save()
}

function save(): void {
  const record = recordNow()
  if (record) void persister.persistClient(record)
  else removeLocal(BOOT_KEY)
}

/** Without the persister's delay: a page that is being left runs no timers. */
function saveNow(options?: { carries: boolean }): void {
  const record = recordNow(options)
  if (!record) return removeLocal(BOOT_KEY)
  // An older record that the persister is about to write gives way to this one.
  void persister.persistClient(record)
  for (const one of [record, withoutPages(record)]) {
    try {
      storage.setItem(BOOT_KEY, JSON.stringify(one))
      return
    } catch {
      // No room for it.
    }
  }
}

/** null: no user to remember. `carries`: answers that an earlier page, or another tab, has saved stay. */
function recordNow({ carries } = { carries: true }): PersistedClient | null {
  waits = false
  const { identity } = session.get()
  if (!identity || isLogoutPending(identity.userId)) return null
  const rows = getQueryClient().getQueryCache().getAll().flatMap(bootRowsOf)
  const has = new Set(rows.map(({ key }) => key))
  // Parsing takes time, and most records have nothing to carry over.
  const hasOthers = page === null || storage.getItem(BOOT_KEY)?.includes('"part":"unwritten"')
  const saved = carries && hasOthers ? readBoot() : null
  const isSame =
    saved && (['userId', 'organizationId', 'market'] as const).every((name) => saved.identity[name] === identity[name])
  const others = (isSame ? saved.rows : []).filter(
    ({ key, part }) =>
      !has.has(key) && ((part === 'unwritten' && !written.has(key)) || (part === 'page' && page === null)),
  )
  return bootClient(stateNow(), [...rows, ...others])
}

function bootRowsOf(query: Query): BootRow[] {
  const part = partOf(query)
  const answer = query.state.data as Answer<unknown> | undefined
  return part && answer ? [{ ...rowOf(asRestorable(query), answer), part }] : []
}

/** Why the record has a query's answer; null: it does not. */
function partOf(query: Query): BootRow['part'] | null {
  if (query.meta?.['kept'] !== true) return null
  if (isOfFrame(query.queryKey[0])) return 'frame'
  if (page?.has(query.queryHash)) return 'page'
  if (unwritten.size === 0) return null
  const { queryKey, meta } = asRestorable(query)
  return unwritten.has(storeKey(meta.endpoint, queryKey[1])) ? 'unwritten' : null
}

/** Queries that are kept come from reads. */
const asRestorable = (query: Query) => query as unknown as Restorable
