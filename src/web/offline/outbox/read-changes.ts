import * as v from 'valibot'
import { DAY_MS } from '#contract/protocol/days.ts'
import { IDEMPOTENCY_DAYS } from '#contract/protocol/limits.ts'
import { Time } from '../storage/time.ts'
import { changesFormat } from './changes-format.ts'
import type { Bind, BoundCommand } from './bound-command.ts'
import { ChangesHeader, isEarlierFile, parsedJson } from './holds-changes.ts'
import { CommandRow } from './row.ts'

/**
 * Why a file can't be imported. `earlier`: the format does not record whose changes they are; `newer`: from a later
 * version of the app; `tooOld`: the server may have forgotten the idempotency keys, so changes could be applied twice.
 */
export type NotTaken = 'tooLarge' | 'notChanges' | 'earlier' | 'newer' | 'otherUser' | 'otherOrganisation' | 'tooOld'

/** Who imports the file. */
export interface Owner {
  userId: string
  organizationId: string
}

/** A valid command from a file. */
export interface FiledChange {
  row: Pick<CommandRow, 'id' | 'name' | 'version' | 'payload' | 'createdAt'>
  command: BoundCommand
}

export interface ReadChanges {
  changes: FiledChange[]
  /** Number of commands that are damaged or of another version. */
  unreadable: number
}

const File = v.object({ at: Time, userId: v.string(), organizationId: v.string(), changes: v.array(v.unknown()) })
// A change's position in the queue and its state do not come from the file.
const Row = v.pick(CommandRow, ['id', 'name', 'version', 'payload', 'createdAt'])

/**
 * Reads a file that `Engine.export` has written.
 * @param now device time, ms since 1970
 */
export function readChanges(text: string, owner: Owner, bind: Bind, now: number): ReadChanges | NotTaken {
  const json = parsedJson(text)
  const header = v.safeParse(ChangesHeader, json)
  if (!header.success) return isEarlierFile(json) ? 'earlier' : 'notChanges'
  if (header.output.version > changesFormat.version) return 'newer'
  const file = v.safeParse(File, json)
  if (!file.success) return 'notChanges'
  const { at, userId, organizationId, changes } = file.output
  if (userId !== owner.userId) return 'otherUser'
  if (organizationId !== owner.organizationId) return 'otherOrganisation'
  if (now - at > IDEMPOTENCY_DAYS * DAY_MS) return 'tooOld'
  const readable = changes.flatMap((one) => readChange(one, bind) ?? [])
  return { changes: readable, unreadable: changes.length - readable.length }
}

function readChange(one: unknown, bind: Bind): FiledChange | null {
  const row = v.safeParse(Row, one)
  const command = row.success ? bind(row.output) : null
  return row.success && command ? { row: row.output, command } : null
}
