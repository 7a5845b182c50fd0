import * as v from 'valibot'
import type { ConsoleParts } from '../console.ts'
import { languages, storeTexts, type Side, type StoreTexts } from './listing-sides.ts'

const MINUTE_MS = 60_000
/** How long after it was submitted a version is in review, is decided on, and is in the store, ms. */
const REVIEWED_AFTER_MS = MINUTE_MS
const DECIDED_AFTER_MS = 3 * MINUTE_MS
const RELEASED_AFTER_MS = 4 * MINUTE_MS

const Made = v.object({ trackId: v.string(), version: v.string() })

const Submission = v.object({
  trackId: v.string(),
  /** Ids of versions. */
  items: v.array(v.string()),
  /** ISO; null: not yet. */
  submittedAt: v.nullable(v.string()),
  /** What a reviewer will say. */
  isRejected: v.boolean(),
})
export type Submission = v.InferOutput<typeof Submission>

/** A version with its app information, which go through the reviews together. */
export interface Version {
  /** `<trackId>.live`, `<trackId>.draft`, then `<trackId>.next1` and so on. */
  id: string
  version: string
  info: string
  state: string
}

const EDITABLE = new Set(['PREPARE_FOR_SUBMISSION', 'METADATA_REJECTED'])
export const isEditable = ({ state }: Version): boolean => EDITABLE.has(state)

/** Versions and submissions of a console's apps. */
export function openVersions({ market, records, clock }: ConsoleParts) {
  const submissionsOf = async (owner: string, trackId: string) =>
    (await records.list(owner, 'submission'))
      .map(({ id, value }) => Object.assign(v.parse(Submission, value), { id }))
      .filter((one) => one.trackId === trackId)

  const stateOf = ({ submittedAt, isRejected }: Submission) => {
    if (submittedAt === null) return 'READY_FOR_REVIEW'
    const ms = clock().getTime() - Date.parse(submittedAt)
    if (ms < REVIEWED_AFTER_MS) return 'WAITING_FOR_REVIEW'
    if (ms < DECIDED_AFTER_MS) return 'IN_REVIEW'
    if (isRejected) return 'UNRESOLVED_ISSUES'
    return ms < RELEASED_AFTER_MS ? 'COMPLETING' : 'COMPLETE'
  }

  const versionStates: Record<ReturnType<typeof stateOf>, string> = {
    READY_FOR_REVIEW: 'READY_FOR_REVIEW',
    WAITING_FOR_REVIEW: 'WAITING_FOR_REVIEW',
    IN_REVIEW: 'IN_REVIEW',
    UNRESOLVED_ISSUES: 'METADATA_REJECTED',
    COMPLETING: 'PROCESSING_FOR_DISTRIBUTION',
    COMPLETE: 'READY_FOR_DISTRIBUTION',
  }
  const infoStates: Readonly<Record<string, string>> = {
    METADATA_REJECTED: 'REJECTED',
    PROCESSING_FOR_DISTRIBUTION: 'PENDING_RELEASE',
  }

  /** A side in the first language that the app has. */
  async function firstOf(trackId: string, side: Side): Promise<StoreTexts | null> {
    for (const language of languages) {
      const found = await storeTexts(market, trackId, language, side)
      if (found) return found
    }
    return null
  }

  /** The app's versions, oldest first; null: there is no such app. */
  async function versionsOf(owner: string, trackId: string): Promise<Version[] | null> {
    const [first, draft] = await Promise.all([firstOf(trackId, 'live'), firstOf(trackId, 'draft')])
    if (!first || !draft) return null
    const submissions = await submissionsOf(owner, trackId)
    const made = (await records.list(owner, 'version'))
      .map(({ id, value }) => Object.assign(v.parse(Made, value), { id }))
      .filter((one) => one.trackId === trackId)
    const all = [
      ...(first.isReleased ? [{ id: `${trackId}.live`, version: first.version }] : []),
      { id: `${trackId}.draft`, version: draft.version },
      ...made.map(({ id, version }) => ({ id, version })),
    ]
    const states = all.map(({ id }) => {
      if (id.endsWith('.live')) return 'READY_FOR_DISTRIBUTION'
      const submission = submissions.findLast(({ items }) => items.includes(id))
      return submission && submission.submittedAt !== null
        ? versionStates[stateOf(submission)]
        : 'PREPARE_FOR_SUBMISSION'
    })
    const inStore = states.lastIndexOf('READY_FOR_DISTRIBUTION')
    return all.map((one, at) => {
      const isReplaced = at < inStore
      const state = isReplaced ? 'REPLACED_WITH_NEW_VERSION' : states[at]!
      const info = isReplaced ? 'REPLACED_WITH_NEW_INFO' : (infoStates[state] ?? state)
      return Object.assign(one, { state, info })
    })
  }

  return {
    versionsOf,
    submissionsOf,
    stateOf,
    async submission(owner: string, id: string): Promise<Submission | null> {
      return v.parse(v.nullable(Submission), await records.get(owner, 'submission', id))
    },
    putSubmission: (owner: string, id: string, submission: Submission) =>
      records.put(owner, 'submission', id, submission),
    async add(owner: string, trackId: string, version: string, count: number): Promise<string> {
      const id = `${trackId}.next${count}`
      await records.put(owner, 'version', id, { trackId, version })
      return id
    },
  }
}
