import type { OutboxEntry } from '#web/offline/outbox/entry.ts'
import { undo } from '#web/offline/outbox/outbox.ts'
import { change, type KeywordsOf } from './change-keywords.ts'

interface OfKeywords {
  locale?: string
  alsoIn?: string[]
  keywords?: string[]
}

/** Queued additions that reach a country, by the keyword's entity; not those that a later change takes back. */
export function queuedAdditions(entries: readonly OutboxEntry[], locale: string): ReadonlyMap<string, OutboxEntry> {
  const additions = new Map<string, OutboxEntry>()
  for (const entry of entries) {
    const { name, state, entities } = entry
    const payload = entry.payload as OfKeywords | null
    const isHere = payload?.locale === locale || payload?.alsoIn?.includes(locale) === true
    if (!isHere || (state !== 'waiting' && state !== 'sending')) continue
    if (name === 'addKeywords') for (const entity of entities) additions.set(entity, entry)
    if (name === 'removeKeywords') for (const entity of entities) additions.delete(entity)
  }
  return additions
}

/** Takes a queued addition back: out of the queue where it is about this keyword alone, else with a change that follows it. */
export async function takeBackAddition(
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
