import type { OutboxEntry } from '#web/offline/outbox/entry.ts'
import { undo } from '#web/offline/outbox/outbox.ts'
import { change, type KeywordsOf } from './change-keywords.ts'

interface OfKeywords {
  projectId?: string
  locale?: string
  alsoIn?: string[]
  keywords?: string[]
}

const reaches = ({ payload }: OutboxEntry, locale: string) => {
  const of = payload as OfKeywords | null
  return of?.locale === locale || of?.alsoIn?.includes(locale) === true
}

/** Whether sending a change of a project's keywords, or an earlier one that it waits for, has failed so far. */
export const isBlocked = (entries: readonly OutboxEntry[], seq: number, projectId: string): boolean =>
  entries.some(
    (one) =>
      one.seq <= seq &&
      one.state === 'waiting' &&
      one.attempts > 0 &&
      (one.payload as OfKeywords | null)?.projectId === projectId,
  )

/** Entities of keywords whose addition to a country was refused, or waits for a refused one, until the user decides. */
export const refusedAdditions = (entries: readonly OutboxEntry[], locale: string): ReadonlySet<string> =>
  new Set(
    entries
      .filter((entry) => entry.name === 'addKeywords' && (entry.state === 'refused' || entry.state === 'held'))
      .filter((entry) => reaches(entry, locale))
      .flatMap(({ entities }) => entities),
  )

/** Queued additions that affect a country, by the keyword's entity, without those that a later change cancels. */
export function queuedAdditions(entries: readonly OutboxEntry[], locale: string): ReadonlyMap<string, OutboxEntry> {
  const additions = new Map<string, OutboxEntry>()
  for (const entry of entries) {
    const { name, state, entities } = entry
    if (!reaches(entry, locale) || (state !== 'waiting' && state !== 'sending')) continue
    if (name === 'addKeywords') for (const entity of entities) additions.set(entity, entry)
    if (name === 'removeKeywords') for (const entity of entities) additions.delete(entity)
  }
  return additions
}

/** Takes a queued addition back: out of the queue where it is about this keyword alone, else with a change that follows it. */
export async function cancelAddition(
  of: KeywordsOf,
  keyword: string,
  addition: OutboxEntry | undefined,
): Promise<void> {
  if (!addition) return
  const { keywords, alsoIn } = addition.payload as OfKeywords
  const isAlone = keywords?.length === 1 && (alsoIn ?? []).length === 0
  if (isAlone && (await undo(addition.seq)) === 'undone') return
  await change('removeKeywords', { ...of, keywords: [keyword] })
}
