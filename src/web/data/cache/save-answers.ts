import type { Query, QueryClient } from '@tanstack/react-query'
import { DeviceError } from '#web/offline/storage/device-error.ts'
import { deviceStorage } from '#web/offline/storage/device-storage.ts'
import type { QueryStore } from '#web/offline/answers/query-store.ts'
import { loadQueryStore } from '#web/offline/answers/query-store-link.ts'
import type { AnswerRow } from '#web/offline/storage/tables.ts'
import { noteWritten, saveUnwritten, unwrittenAtStart } from './boot-record.ts'
import { queryClient } from './query-client.ts'
import type { ReadMeta } from '../queries/read.ts'
import type { Answer } from '#web/api/request.ts'
import { isSaved, rowOf } from './saved-answers.ts'
import type { Restorable } from './store-key.ts'
import { whenIdle } from '../scheduling/when-idle.ts'

/** Maximum delay before an answer is written, ms; an idle browser writes sooner. */
const LATEST_MS = 2000

let writeWaiting: () => Promise<unknown> = async () => {}

/** Writes the answers that are not on the device yet. Resolves when they are, or could not be written. */
export const writeAnswers = (): Promise<unknown> => writeWaiting()

/**
 * Saves every answer on the device, also after a failed refetch and for inactive queries. Returns a function that stops
 * it.
 */
export function saveAnswers(): () => void {
  let stopClient = keepClient(queryClient.get())
  const stop = queryClient.subscribe(() => {
    stopClient()
    stopClient = keepClient(queryClient.get())
  })
  return () => {
    stop()
    stopClient()
  }
}

function keepClient(client: QueryClient): () => void {
  const dirty = new Set<Query>()
  const inFlight = new Set<AnswerRow>()
  let scheduled = false
  let stopped = false

  let writing: Promise<unknown> = Promise.resolve()

  const flush = (): Promise<unknown> => {
    scheduled = false
    // The client of a user who has left: its answers must not reach the next user's store.
    if (stopped) return writing
    const queries = [...dirty]
    const rows = queries.flatMap(rowsOf)
    dirty.clear()
    if (rows.length === 0) return writing
    for (const row of rows) inFlight.add(row)
    const written = loadQueryStore()
      .then((store) => store.write(rows))
      .catch((error: unknown) => {
        // Written when the database is back.
        if (error instanceof DeviceError) for (const query of queries) dirty.add(query)
      })
      .finally(() => rows.forEach((row) => inFlight.delete(row)))
    writing = Promise.all([writing, written])
    return writing
  }
  writeWaiting = flush
  const flushIfHidden = () => {
    if (document.visibilityState === 'hidden') void flush()
  }
  const flushAndLeave = () => {
    void flush()
    saveUnwritten([...inFlight])
  }
  const writeEarlier = () => {
    if (unwrittenAtStart().length === 0) return
    // What fails is written when the database is back, or at the next start.
    writing = Promise.all([writing, writeUnwritten().catch(() => {})])
  }
  const schedule = () => {
    if (scheduled) return
    scheduled = true
    whenIdle(() => void flush(), { latestMs: LATEST_MS })
  }
  const note = (query: Query) => {
    if ((query.meta as ReadMeta | undefined)?.kept !== true) return
    dirty.add(query)
    schedule()
  }
  const stopStorage = deviceStorage.subscribe(() => {
    if (deviceStorage.get() !== 'ok') return
    if (dirty.size > 0) schedule()
    writeEarlier()
  })

  writeEarlier()
  // Answers that arrived before the database code did.
  for (const query of client.getQueryCache().getAll()) {
    const answer = query.state.data as Answer<unknown> | undefined
    if (answer !== undefined && !isSaved(answer)) note(query)
  }
  const stop = client.getQueryCache().subscribe(({ type, query, ...event }) => {
    const isAnswer = type === 'updated' && 'action' in event && event.action.type === 'success' && !event.action.manual
    if (isAnswer) note(query)
  })
  document.addEventListener('visibilitychange', flushIfHidden)
  window.addEventListener('pagehide', flushAndLeave)
  return () => {
    stopped = true
    stop()
    stopStorage()
    document.removeEventListener('visibilitychange', flushIfHidden)
    window.removeEventListener('pagehide', flushAndLeave)
  }
}

/** Writes what the last page could not; nothing any more once another user has taken over. */
async function writeUnwritten(): Promise<void> {
  const store = await loadQueryStore()
  const rows = unwrittenAtStart()
  await writeNewer(store, rows)
  noteWritten(rows)
}

/** Another tab may have written a newer answer in the meantime. */
async function writeNewer(store: QueryStore, rows: readonly AnswerRow[]): Promise<void> {
  const known = await store.look(rows.map(({ key }) => key))
  await store.write(rows.filter(({ updatedAt }, index) => updatedAt > (known[index]?.updatedAt ?? 0)))
}

function rowsOf({ queryKey, meta, state }: Query): AnswerRow[] {
  const answer = state.data as Answer<unknown> | undefined
  if (answer === undefined) return []
  // Queries that are kept come from reads, which have such a key.
  return [rowOf({ queryKey: queryKey as Restorable['queryKey'], meta: meta as ReadMeta }, answer)]
}
