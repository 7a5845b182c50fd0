import * as v from 'valibot'
import { DAY_MS } from '#contract/protocol/days.ts'
import { IDEMPOTENCY_DAYS } from '#contract/protocol/limits.ts'
import { Time } from '../storage/time.ts'
import { changesFormat } from './changes-format.ts'
import type { Bind, BoundCommand } from './bound-command.ts'
import { ChangesHeader, isEarlierFile, parsedJson } from './holds-changes.ts'
import { CommandRow, type OwnedRow } from './row.ts'

/**
 * Why a file can't be imported. `earlier`: the format does not record whose changes they are; `newer`: from a later
 * version of the app; `tooOld`: the server may have forgotten the idempotency keys, so changes could be applied twice.
 */
export type NotTaken = 'tooLarge' | 'notChanges' | 'earlier' | 'newer' | 'otherUser' | 'tooOld'

/** A valid command from a file. */
export interface FiledChange {
  row: Pick<OwnedRow, 'id' | 'name' | 'version' | 'payload' | 'createdAt' | 'organization'>
  command: BoundCommand
}

export interface ReadChanges {
  changes: FiledChange[]
  /** Number of commands that are damaged or of another version. */
  unreadable: number
}

const File = v.object({ at: Time, userId: v.string(), organizationId: v.string(), changes: v.array(v.unknown()) })
// A change's position in the queue and its state do not come from the file.
const Row = v.pick(CommandRow, ['id', 'name', 'version', 'payload', 'createdAt', 'organization'])

/**
 * Reads a file that `Engine.export` has written. Each change stays one of the organisation in which it was made; version 1
 * named that of the file alone.
 * @param byUserId who imports the file
 * @param now device time, ms since 1970
 */
export function readChanges(text: string, byUserId: string, bind: Bind, now: number): ReadChanges | NotTaken {
  const json = parsedJson(text)
  const header = v.safeParse(ChangesHeader, json)
  if (!header.success) return isEarlierFile(json) ? 'earlier' : 'notChanges'
  if (header.output.version > changesFormat.version) return 'newer'
  const file = v.safeParse(File, json)
  if (!file.success) return 'notChanges'
  const { at, userId, organizationId, changes } = file.output
  if (userId !== byUserId) return 'otherUser'
  if (now - at > IDEMPOTENCY_DAYS * DAY_MS) return 'tooOld'
  const readable = changes.flatMap((one) => readChange(one, organizationId, bind) ?? [])
  return { changes: readable, unreadable: changes.length - readable.length }
}

function readChange(one: unknown, organizationId: string, bind: Bind): FiledChange | null {
  const row = v.safeParse(Row, one)
  const command = row.success ? bind(row.output) : null
  if (!row.success || !command) return null
  const organization = row.output.organization ?? { id: organizationId, name: null }
  return { row: { ...row.output, organization }, command }
}
