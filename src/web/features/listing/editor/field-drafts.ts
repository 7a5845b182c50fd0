import * as v from 'valibot'
import { getListingDrafts, type DraftField, type ListingDraft } from '#contract/listing-drafts.ts'
import type { Project } from '#contract/projects.ts'
import { append } from '#web/commands/append.ts'
import { payloads } from '#web/commands/keywords/payloads.ts'
import { inMemory } from '#web/data/queries/read.ts'
import { saysTheSame } from '#web/offline/create-store.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import type { OutboxEntry } from '#web/offline/outbox/entry.ts'
import { applyOverlays, discard, outbox, overlays, undo } from '#web/offline/outbox/outbox.ts'
import { session } from '#web/session/session-store.ts'
import { listingDraftsRead } from '../reads.ts'

/** One text of the project's own app in one language of its listing. */
export interface FieldPlace {
  project: Project
  language: string
  field: DraftField
}

type QueuedPayload = v.InferOutput<typeof payloads.putListingDraft>

/** A change of a text that the queue holds. */
export interface QueuedChange {
  entry: OutboxEntry
  payload: QueuedPayload
}

/** The changes of a listing's texts that the queue holds, in order. */
export const queuedOf = (entries: readonly OutboxEntry[], project: Project): QueuedChange[] =>
  entries.flatMap((entry) => {
    if (entry.name !== 'putListingDraft') return []
    const { success, output } = v.safeParse(payloads.putListingDraft, entry.payload)
    return success && output.projectId === project.projectId ? [{ entry, payload: output }] : []
  })

/** Those of one language. */
export const queuedIn = (entries: readonly OutboxEntry[], { project, language }: Omit<FieldPlace, 'field'>) =>
  queuedOf(entries, project).filter(({ payload }) => payload.locale === language)

/** Refused, or waiting for one that is. */
export const isRefused = ({ entry }: QueuedChange): boolean => entry.state === 'refused' || entry.state === 'held'

/** The drafts as they will be once the queue is sent. Where the device has no answer, those that the queue holds alone. */
export function withQueue(
  projectId: string,
  answer: ListingDraft[] | undefined,
  queue = overlays.get(),
): ListingDraft[] {
  return applyOverlays(queue, getListingDrafts.id, listingDraftsRead(projectId).queryKey[1], answer ?? [])
}

const rowOf = (rows: readonly ListingDraft[], { language, field }: FieldPlace): ListingDraft | undefined =>
  rows.find((one) => one.locale === language && one.field === field)

/** What a draft says, what the store had when it was made, and the rules that it ignores; left out: as before. */
export type DraftTexts = Pick<ListingDraft, 'draft' | 'published' | 'ignored'>

async function queueChange(
  { project, language, field }: FieldPlace,
  texts: DraftTexts,
  now: ListingDraft | undefined,
  seen: number,
) {
  const { firstName = '', lastName = '' } = session.get().identity ?? {}
  await append('putListingDraft', {
    projectId: project.projectId,
    projectTitle: project.title,
    locale: language,
    field,
    ...texts,
    second: now?.second ?? null,
    ignored: texts.ignored ?? now?.ignored,
    seen,
    madeBy: [firstName, lastName].filter(Boolean).join(' '),
    madeAt: new Date().toISOString(),
  })
}

async function saveNow(place: FieldPlace, texts: DraftTexts): Promise<void> {
  const { projectId } = place.project
  const now = rowOf(withQueue(projectId, inMemory(listingDraftsRead(projectId))), place)
  const isSame = now?.draft === texts.draft && now.published === texts.published
  if (isSame && saysTheSame(texts.ignored ?? now.ignored, now.ignored)) return
  // Offline nothing is on its way: one change takes the place of those that wait.
  const waiting =
    connectivity.get() === 'offline'
      ? queuedIn(outbox.get().entries, place).filter((one) => one.payload.field === place.field && !isRefused(one))
      : []
  await queueChange(place, texts, now, waiting[0]?.payload.seen ?? now?.revision ?? 0)
  // The new one first: nothing is lost where the device dies in between.
  for (const { entry } of waiting) await undo(entry.seq)
}

/** One after the other: a change that is made while another is queued stands on top of that. */
const running = new Map<string, Promise<void>>()

function inTurn({ project, language, field }: FieldPlace, change: () => Promise<void>): Promise<void> {
  const id = `${project.projectId} ${language} ${field}`
  const next = (running.get(id) ?? Promise.resolve()).catch(() => {}).then(change)
  running.set(id, next)
  return next
}

/** Queues what became of a text; one that is as it was queues nothing. Throws as `append` does. */
export const saveDraft = (place: FieldPlace, texts: DraftTexts): Promise<void> =>
  inTurn(place, () => saveNow(place, texts))

/**
 * Ends a conflict: the own text goes out once more, made on top of theirs, or gives way to it. Throws as `append` does; then
 * everything stays as it was.
 *
 * @param refused the changes of the text that the server did not take, in order; not empty
 */
export const settle = (place: FieldPlace, refused: readonly QueuedChange[], keeps: 'own' | 'theirs'): Promise<void> =>
  inTurn(place, async () => {
    const own = refused.at(-1)?.payload
    const theirs = rowOf(inMemory(listingDraftsRead(place.project.projectId)) ?? [], place)
    if (keeps === 'own' && own) {
      const { draft, published, ignored } = own
      await queueChange(place, { draft, published, ignored }, theirs, theirs?.revision ?? 0)
    }
    for (const { entry } of refused) await discard(entry.seq)
  })
