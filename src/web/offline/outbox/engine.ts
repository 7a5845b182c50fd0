import { liveQuery, type Subscription } from 'dexie'
import type { OutboxDatabase } from '../storage/tables.ts'
import { isLogoutPending } from '../storage/pending-logouts.ts'
import { withLock } from '../locks.ts'
import { createStore, type Store } from '../create-store.ts'
import { changesFormat } from './changes-format.ts'
import type { Commands, RefreshKey } from './bound-command.ts'
import { drain } from './drain.ts'
import { planStates, type Item, type Planned, type Sendable } from './plan.ts'
import { createQueue, readItems, type NewCommand } from './queue.ts'
import { lockManager } from '../abilities/browser-abilities.ts'

const LOCK_WAIT_MS = 30_000
const READ_BACK_RETRY_MS = 10_000
const FOLLOW_RETRY_MS = 2000

export interface EngineOptions {
  userId: string
  db: OutboxDatabase
  commands: Commands
  /** The current organisation: only its rows are sent and shown. null: nobody is signed in. */
  organization: Pick<Store<string | null>, 'get' | 'subscribe'>
  /** The organisation of rows that do not tell theirs. */
  rememberedOrganization: string
  /** Whether the server is reachable and the user is signed in. */
  canSend: () => boolean
  /** Refetches these queries; resolves when the new answers have arrived, rejects if they could not be fetched. */
  refresh: (keys: readonly RefreshKey[]) => Promise<void>
  makeRoom: () => Promise<void>
  now?: () => number
  /** 0..1 */
  random?: () => number
}

export interface EngineState {
  ready: boolean
  /** Rows in order, including those that are `applied` but whose effect has not been read back yet. */
  planned: readonly Planned[]
  paused: 'signIn' | 'update' | null
}

/** One tab's access to one user's queue. */
export interface Engine {
  state: Store<EngineState>
  /** Resolves once the command is on disk; it is then sent automatically. */
  append: (command: NewCommand) => Promise<number>
  undo: (seq: number) => Promise<'undone' | 'sending' | 'gone'>
  retry: (seq: number) => Promise<void>
  discard: (seq: number) => Promise<void>
  /** Every row as the text of a file that names its user; read by `readChanges`. */
  export: () => Promise<string>
  /** Sends what is due. `reconnected`: ends the delays before retries. Resolves when nothing is due any more. */
  wake: (reconnected?: boolean) => Promise<void>
  stop: () => void
}

const isSame = (a: Item, b: Item | undefined): boolean =>
  a.seq === b?.seq &&
  a.row !== null &&
  a.row.state === b.row?.state &&
  a.row.attempts === b.row.attempts &&
  a.row.nextAttemptAt === b.row.nextAttemptAt

/** Newly refused rows: those that were waiting or in flight before. */
function refusedIn(next: readonly Item[], before: readonly Item[]): Sendable[] {
  const known = new Set(before.filter(({ row }) => row?.state === 'refused').map(({ seq }) => seq))
  return next.filter((item): item is Sendable => item.row?.state === 'refused' && !known.has(item.seq))
}

/** A damaged row may contain values that JSON can't represent. */
const asText = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)

export function createEngine(options: EngineOptions): Engine {
  const { userId, db, commands, organization, rememberedOrganization, now = Date.now, random = Math.random } = options
  const stopped = new AbortController()
  const { signal } = stopped
  const queue = createQueue(options)
  const state = createStore<EngineState>({ ready: false, planned: [], paused: null })

  /** Sent, but this tab has not read the effect back yet: its overlay stays until then, even when the row is gone. */
  const unread = new Map<number, Item>()
  const undone = new Set<number>()
  let rows: readonly Item[] = []

  function publish(): void {
    const bySeq = new Map([...unread, ...rows.map((item) => [item.seq, item] as const)])
    const items = [...bySeq.values()].sort((a, b) => a.seq - b.seq)
    state.set({ ...state.get(), ready: true, planned: planStates(items, organization.get()) })
  }

  function take(next: readonly Item[]): void {
    const hasChanged =
      !state.get().ready || next.length !== rows.length || next.some((item, index) => !isSame(item, rows[index]))
    const present = new Set(next.map(({ seq }) => seq))
    const vanished = rows.filter(({ seq }) => !present.has(seq))
    const newlyRefused = state.get().ready ? refusedIn(next, rows) : []
    rows = next
    for (const item of vanished) {
      const wasSent = !undone.delete(item.seq) && item.row?.state !== 'refused'
      if (wasSent) void readBack(item)
    }
    for (const item of next) if (item.row?.state === 'applied') void readBack(item)
    // The server's state may differ from what is shown. If this refetch fails, the next one shows it.
    for (const { command } of newlyRefused) void options.refresh(command.refreshes).catch(() => {})
    // Skips updates without changes, so that nothing re-renders.
    if (hasChanged) publish()
  }

  /** Refetches what the command changed. Its overlay stays until then, and its row until the refetch succeeds. */
  async function readBack(item: Item): Promise<void> {
    if (unread.has(item.seq) || !item.row) return
    unread.set(item.seq, { ...item, row: { ...item.row, state: 'applied' } })
    try {
      await options.refresh(item.command.refreshes)
      if (!signal.aborted) await queue.removeApplied([item.seq])
    } catch {
      // Retried at the next wake-up, which may be a long time off if the server is reachable but slow.
      if (!signal.aborted && options.canSend()) {
        clearTimeout(readBackTimer)
        readBackTimer = setTimeout(() => void wake(), READ_BACK_RETRY_MS)
      }
    }
    const next = await queue.items().catch(() => rows)
    unread.delete(item.seq)
    if (signal.aborted) return
    rows = next
    publish()
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  let readBackTimer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let again = false

  const lock = `storeglass-outbox-${userId}` as const

  async function run(): Promise<void> {
    do {
      again = false
      if (signal.aborted) return
      // While offline nothing can be in flight, even if a closed tab left rows marked as sending: reset them, so that
      // they can be undone.
      if (!options.canSend()) return await withLock(lock, LOCK_WAIT_MS, queue.recover, async () => {})
      const { canSend } = options
      const context = { userId, organizationId: organization.get, queue, canSend, signal, now, random }
      const drained = await withLock(
        lock,
        LOCK_WAIT_MS,
        () => drain(context),
        // Another tab is sending. Without locks, this tab sends too, and the idempotency keys prevent duplicates.
        async () =>
          lockManager() !== null ? { paused: null, more: false, wakeAt: now() + LOCK_WAIT_MS } : drain(context),
      )
      state.set({ ...state.get(), paused: drained.paused })
      again ||= drained.more && drained.paused === null
      clearTimeout(timer)
      if (drained.wakeAt !== null) timer = setTimeout(() => void wake(), Math.max(0, drained.wakeAt - now()))
    } while (again)
  }

  async function wake(reconnected = false): Promise<void> {
    if (signal.aborted) return
    // If this fails, the rows wait until they are due.
    if (reconnected) await queue.retrySoon().catch(() => {})
    for (const item of rows) if (item.row?.state === 'applied') void readBack(item)
    again = true
    running ??= run()
      .catch(() => {
        // The database is gone or unreadable: the device state reports it, and the next wake-up retries.
      })
      .then(() => {
        running = null
        // Another wake-up was requested in the meantime.
        return again ? wake() : undefined
      })
    return running
  }

  // The browser deleted the database: the new one is filled with what this tab knows of the queue. What another tab has
  // already sent is sent again under the same key, without effect.
  db.on('populate', (made) => {
    if (rows.length > 0 && !isLogoutPending(userId))
      void made.table('commands').bulkAdd(rows.map((one) => one.row ?? one.raw))
  })

  // What belongs to the new organisation is shown and sent, also where its last attempt in the former one failed.
  const stopSwitching = organization.subscribe(() => {
    if (organization.get() === null) return
    if (state.get().ready) publish()
    void wake(true)
  })

  let following = follow()
  let followTimer: ReturnType<typeof setTimeout> | undefined

  /**
   * Ends with the first error: the database is gone or unreadable, perhaps temporarily, as the device state reports.
   */
  function follow(): Subscription {
    const onFailure = () => {
      followTimer = setTimeout(() => (following = follow()), FOLLOW_RETRY_MS)
    }
    return liveQuery(() => readItems(db, commands, rememberedOrganization)).subscribe({ next: take, error: onFailure })
  }

  async function remove(seq: number): Promise<'undone' | 'sending' | 'gone'> {
    const item = rows.find((one) => one.seq === seq)
    undone.add(seq)
    const result = await queue.remove(seq)
    if (result !== 'removed') {
      undone.delete(seq)
      return result
    }
    // An attempt without a response may have taken effect: refetch, so that the screens show it.
    if (item?.row && item.row.attempts > 0) void options.refresh(item.command.refreshes).catch(() => {})
    // Rows that waited for this one can be sent.
    void wake()
    return 'undone'
  }

  return {
    state,
    wake,
    append: async (command) => {
      const row = await queue.append(command)
      const bound = commands.bind(row)
      // Shown immediately; the database's own notification, which includes other tabs, follows.
      if (bound && !rows.some(({ seq }) => seq === row.seq)) take([...rows, { seq: row.seq, row, command: bound }])
      void wake()
      return row.seq
    },
    undo: remove,
    discard: async (seq) => void (await remove(seq)),
    retry: async (seq) => {
      await queue.retry(seq)
      await wake()
    },
    export: async () => {
      const file = { ...changesFormat, at: now(), userId, organizationId: organization.get() }
      return JSON.stringify({ ...file, changes: await queue.export() }, asText, 2)
    },
    stop: () => {
      stopped.abort()
      stopSwitching()
      clearTimeout(timer)
      clearTimeout(readBackTimer)
      clearTimeout(followTimer)
      following.unsubscribe()
    },
  }
}
