import * as v from 'valibot'
import { withConnection } from '../storage/database.ts'
import { isFull } from '../storage/database-failure.ts'
import type { OutboxDatabase } from '../storage/tables.ts'
import { DeviceError } from '../storage/device-error.ts'
import { deviceStorage } from '../storage/device-storage.ts'
import { sweep } from '../storage/sweep.ts'
import type { Commands } from './bound-command.ts'
import type { Item } from './plan.ts'
import { CommandRow, type Organization, type OwnedRow, type Refusal } from './row.ts'
import { newId } from '../abilities/browser-abilities.ts'

export const MAX_COMMANDS = 5000

export type NewCommand = Pick<OwnedRow, 'name' | 'version' | 'lane' | 'entities' | 'payload' | 'organization'>

/** The rows of a user's queue. Every change is one transaction, so that tabs do not interfere with each other. */
export interface Queue {
  /** Resolves once the command is on disk. Throws `DeviceError` `full`. */
  append: (command: NewCommand) => Promise<OwnedRow>
  items: () => Promise<Item[]>
  /** Marks a waiting row as being sent; false if it is gone or already taken. */
  begin: (seq: number) => Promise<boolean>
  /**
   * Resets rows that a closed tab was sending (their key makes a second send harmless), and records the organisation of
   * rows that do not tell theirs. The caller must hold the lock.
   */
  recover: () => Promise<void>
  applied: (seq: number) => Promise<void>
  /** Schedules a retry; with `attempt` false, this attempt does not count. */
  later: (seq: number, nextAttemptAt: number, attempt: boolean) => Promise<void>
  refused: (seq: number, refusal: Refusal) => Promise<void>
  /** Ends the delays before retries: the server is reachable again. */
  retrySoon: () => Promise<void>
  /** Resets a refused row as if it had never been sent; other rows stay as they are, since they may be in flight. */
  retry: (seq: number) => Promise<void>
  /** Removes a row that is not being sent. */
  remove: (seq: number) => Promise<'removed' | 'sending' | 'gone'>
  removeApplied: (seqs: readonly number[]) => Promise<void>
  export: () => Promise<unknown[]>
}

/** Delays before each attempt to write on a full device, ms: the space of deleted caches is freed with a delay. */
const TRIES_AFTER_MS = [0, 100, 400, 1000]

/** Further attempts for a new command, which delete nothing: a busy browser compacts late what is already deleted. */
export const LATE_TRIES_AFTER_MS = [1500, 2500]

/** Runs a write; on a full device, frees space with `makeRoom` and retries. Throws `DeviceError`. */
export function withRoom(db: OutboxDatabase, makeRoom: () => Promise<void>, lateTries: readonly number[] = []) {
  const delays = [...TRIES_AFTER_MS, ...lateTries]
  return async function run<T>(task: () => Promise<T>, tries = 0): Promise<T> {
    try {
      return await withConnection(db, task)
    } catch (cause) {
      if (!isFull(cause)) throw cause
      const wait = delays[tries]
      if (wait === undefined) {
        deviceStorage.set('full')
        throw new DeviceError('full', { cause })
      }
      await (tries < TRIES_AFTER_MS.length ? makeRoom() : sweep()).catch(() => {})
      await new Promise((resolve) => setTimeout(resolve, wait))
      return run(task, tries + 1)
    }
  }
}

/** Initial state of a row. */
export const fresh = { attempts: 0, nextAttemptAt: 0, state: 'pending', refusal: null } as const

export interface QueueParts {
  db: OutboxDatabase
  commands: Commands
  makeRoom: () => Promise<void>
  /** The organisation of rows that do not tell theirs. */
  rememberedOrganization: string
}

export function createQueue({ db, commands, makeRoom, rememberedOrganization }: QueueParts): Queue {
  const run = withRoom(db, makeRoom)
  const runLonger = withRoom(db, makeRoom, LATE_TRIES_AFTER_MS)
  // Queued commands are sent even if there is no space to record the attempt: their key makes a second send harmless.
  const unlessFull =
    <T>(instead: () => T) =>
    (error: unknown): T => {
      if (error instanceof DeviceError && error.reason === 'full') return instead()
      throw error
    }
  const change = (seq: number, changes: Partial<CommandRow>) =>
    run(async () => void (await db.commands.update(seq, changes)))
  // Changes all rows at once for which there are changes: a cursor is many times slower.
  const changeAll = (changesOf: (row: CommandRow) => Partial<CommandRow> | null) =>
    run(() =>
      db.transaction('rw', db.commands, async () => {
        const found = (await db.commands.toArray()).flatMap((row) => {
          const changes = changesOf(row)
          return changes ? [{ key: row.seq, changes }] : []
        })
        if (found.length > 0) await db.commands.bulkUpdate(found)
      }),
    )
  const recovered = ({ state, organization }: CommandRow): Partial<CommandRow> | null => {
    if (organization && state !== 'sending') return null
    return {
      ...(state === 'sending' && { state: 'pending' as const }),
      ...(!organization && { organization: unnamed(rememberedOrganization) }),
    }
  }

  return {
    append: async (command) => {
      const row = {
        ...command,
        id: newId(),
        createdAt: Date.now(),
        ...fresh,
      }
      // One transaction, with both requests issued together, because the user waits for it. If it exceeds the limit, it
      // is rolled back.
      const kept = await runLonger(() =>
        db.transaction('rw', db.commands, async () => {
          const [before, seq] = await Promise.all([db.commands.count(), db.commands.add(row)])
          if (before >= MAX_COMMANDS) throw new DeviceError('full')
          return { ...row, seq }
        }),
      )
      if (deviceStorage.get() === 'full') deviceStorage.set('ok')
      return kept
    },

    items: () => readItems(db, commands, rememberedOrganization),

    begin: (seq) =>
      run(() =>
        db.transaction('rw', db.commands, async () => {
          const row = await db.commands.get(seq)
          if (row?.state !== 'pending') return false
          await db.commands.update(seq, { state: 'sending', attempts: row.attempts + 1 })
          return true
        }),
      ).catch(unlessFull(() => true)),

    recover: () => changeAll(recovered),

    applied: (seq) => change(seq, { state: 'applied' }).catch(unlessFull(() => run(() => db.commands.delete(seq)))),
    refused: (seq, refusal) => change(seq, { state: 'refused', refusal }),

    retry: (seq) =>
      run(() =>
        db.transaction('rw', db.commands, async () => {
          const row = await db.commands.get(seq)
          if (row?.state !== 'refused') return
          await db.commands.update(seq, fresh)
        }),
      ),

    later: (seq, nextAttemptAt, attempt) =>
      run(() =>
        db.transaction('rw', db.commands, async () => {
          const row = await db.commands.get(seq)
          if (!row) return
          const attempts = attempt ? row.attempts : row.attempts - 1
          await db.commands.update(seq, { state: 'pending', nextAttemptAt, attempts })
        }),
      ),

    retrySoon: () => changeAll(({ nextAttemptAt }) => (nextAttemptAt > 0 ? { nextAttemptAt: 0 } : null)),

    remove: (seq) =>
      run(() =>
        db.transaction('rw', db.commands, async () => {
          const row = await db.commands.get(seq)
          if (!row || row.state === 'applied') return 'gone'
          if (row.state === 'sending') return 'sending'
          await db.commands.delete(seq)
          return 'removed'
        }),
      ),

    removeApplied: (seqs) => run(() => db.commands.bulkDelete([...seqs])),

    export: () => run(() => db.commands.orderBy('seq').toArray()),
  }
}

const unnamed = (id: string): Organization => ({ id, name: null })

/**
 * Every row in order. A row that can't be read as a command is listed as unreadable.
 * @param remembered the organisation of rows that do not tell theirs
 */
export async function readItems(db: OutboxDatabase, { load, bind }: Commands, remembered: string): Promise<Item[]> {
  const rows: unknown[] = await withConnection(db, () => db.commands.orderBy('seq').toArray())
  const read = rows.map((raw) => ({ raw, parsed: v.safeParse(CommandRow, raw) }))
  await load(read.flatMap(({ parsed }) => (parsed.success ? parsed.output.name : [])))
  return read.map(({ raw, parsed }) => {
    const command = parsed.success ? bind(parsed.output) : null
    if (parsed.success && command) {
      const row = { ...parsed.output, organization: parsed.output.organization ?? unnamed(remembered) }
      return { seq: row.seq, row, command }
    }
    return { seq: (raw as { seq: number }).seq, row: null, raw }
  })
}
