import * as v from 'valibot'
import { errorCodes } from '#contract/protocol/errors.ts'
import { Time } from '../storage/time.ts'

const Refusal = v.object({
  code: v.nullable(v.picklist(errorCodes)),
  status: v.nullable(v.number()),
  details: v.record(v.string(), v.union([v.string(), v.number(), v.array(v.string())])),
})

/** In which a change was made. */
export const Organization = v.object({
  id: v.string(),
  /** null: not known on this device. */
  name: v.nullable(v.string()),
})
export type Organization = v.InferOutput<typeof Organization>

/** A queued write as stored on the device. */
export const CommandRow = v.object({
  /** Local sequence number, assigned by the database and independent of the clock. */
  seq: v.number(),
  /** The `Idempotency-Key`. */
  id: v.pipe(v.string(), v.uuid()),
  name: v.string(),
  version: v.number(),
  /** Commands of one lane are sent one after the other. */
  lane: v.string(),
  /** What the command touches. It is held while an earlier command with an entity in common is refused. */
  entities: v.array(v.string()),
  payload: v.unknown(),
  /** The change goes to no other one. Left out by versions that did not record it: see `Queue.recover`. */
  organization: v.optional(Organization),
  /** Device time, ms since 1970; shown to people, not used for ordering. */
  createdAt: Time,
  attempts: v.number(),
  nextAttemptAt: v.number(),
  /** `applied`: the server has applied it; the row stays until the queries have been refetched. */
  state: v.picklist(['pending', 'sending', 'refused', 'applied']),
  refusal: v.nullable(Refusal),
})
export type CommandRow = v.InferOutput<typeof CommandRow>
/** A row as it was read: it always belongs to an organisation. */
export type OwnedRow = CommandRow & { organization: Organization }
export type Refusal = v.InferOutput<typeof Refusal>
