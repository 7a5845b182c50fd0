import { useEffect, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { entriesOf, fieldText } from '#aso/keyword-field/field-text.ts'
import { localesOfStorefront, storeLocaleOf } from '#aso/keyword-field/storefront-locales.ts'
import { getListingDrafts, type ListingDraft } from '#contract/listing-drafts.ts'
import { countryCodeOf } from '#contract/store.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { append } from '#web/commands/append.ts'
import { payloads } from '#web/commands/keywords/payloads.ts'
import { syncStep, withShared, type Draft, type SharedDraft } from '#web/data/keyword-drafts/draft.ts'
import { inMemory, read, useRead } from '#web/data/queries/read.ts'
import { saysTheSame } from '#web/offline/create-store.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import type { OutboxEntry } from '#web/offline/outbox/entry.ts'
import { applyOverlays, discard, outbox, overlays, undo } from '#web/offline/outbox/outbox.ts'
import { session } from '#web/session/session-store.ts'
import { draftId, drafts, forgetEarlier } from './drafts.ts'

const listingDraftsRead = (projectId: string) => read(getListingDrafts, { params: { projectId } })

/** Changes of one field that the queue holds. */
function queuedOf({ project }: AppInCountry, locale: string): { entry: OutboxEntry; seen: number }[] {
  return outbox.get().entries.flatMap((entry) => {
    if (entry.name !== 'putListingDraft') return []
    const { success, output } = v.safeParse(payloads.putListingDraft, entry.payload)
    if (!success || output.field !== 'keywords') return []
    const isMeant = output.projectId === project.projectId && output.locale === locale
    return isMeant ? [{ entry, seen: output.seen }] : []
  })
}

/** The organisation's text with what the queue makes of it; undefined: not known on this device. */
function knownDraft({ project }: AppInCountry, locale: string): ListingDraft | null | undefined {
  const asked = listingDraftsRead(project.projectId)
  const answer = inMemory(asked)
  // Offline, one begins with nothing; if there is something, the change is refused, and one is asked.
  if (answer === undefined && connectivity.get() !== 'offline') return undefined
  const all = applyOverlays(overlays.get(), getListingDrafts.id, asked.queryKey[1], answer ?? [])
  return all.find((one) => one.locale === locale && one.field === 'keywords') ?? null
}

const wordsOf = (text: string | null, locale: string) => (text === null ? null : entriesOf(text, locale))

const sharedOf = ({ draft, published, second, revision, locale }: ListingDraft): SharedDraft => ({
  entries: entriesOf(draft, locale),
  published: wordsOf(published, locale),
  second: wordsOf(second, locale),
  revision,
})

const textOf = (entries: readonly string[] | null) => (entries === null ? null : fieldText(entries))

/** Queues the draft of this device. Offline, it takes the place of what waits. Throws as `append` does. */
async function send(app: AppInCountry, locale: string, draft: Draft): Promise<void> {
  const { projectId, title } = app.project
  const { entries, published, second } = draft
  const waiting = connectivity.get() === 'offline' ? queuedOf(app, locale) : []
  const seen = waiting[0]?.seen ?? draft.base?.revision ?? 0
  const { firstName = '', lastName = '' } = session.get().identity ?? {}
  await append('putListingDraft', {
    projectId,
    projectTitle: title,
    locale,
    field: 'keywords',
    draft: fieldText(entries),
    published: textOf(published),
    second: textOf(second),
    seen,
    madeBy: [firstName, lastName].filter(Boolean).join(' '),
    madeAt: new Date().toISOString(),
  })
  // The new one first: nothing is lost where the device dies in between.
  await Promise.all(waiting.map(({ entry }) => undo(entry.seq)))
  const base = { entries, published, second, revision: seen + 1 }
  await drafts.change(draftId(app, locale), (now) => ({ ...now, base }))
}

const isRefused = ({ entry }: { entry: OutboxEntry }) => entry.state === 'refused' || entry.state === 'held'

/** One after the other: a change that is made while another is queued stands on top of that. */
const running = new Map<string, Promise<void>>()

/** Takes over what the organisation has, or queues what this device has. Where both have changed, one is asked. */
export function syncDraft(app: AppInCountry, locale: string): Promise<void> {
  const id = draftId(app, locale)
  const before = running.get(id) ?? Promise.resolve()
  const next = before.catch(() => {}).then(() => syncNow(app, locale))
  running.set(id, next)
  return next
}

async function syncNow(app: AppInCountry, locale: string): Promise<void> {
  const id = draftId(app, locale)
  const draft = await drafts.read(id)
  const known = knownDraft(app, locale)
  if (!outbox.get().ready || known === undefined) return
  const shared = known && sharedOf(known)
  const queued = queuedOf(app, locale)
  const step = syncStep(draft, shared, queued.some(isRefused))
  if (step === 'send') await send(app, locale, draft)
  // What is on its way may yet be refused: until then nothing takes its place.
  if (step === 'take' && shared && queued.length === 0) {
    forgetEarlier(id)
    await drafts.change(id, (now) => (saysTheSame(now, draft) ? withShared(now, shared) : now))
  }
}

/** How long after the last change of a draft it is sent, ms. */
const SEND_AFTER_MS = 1500

/** A change that the device can't keep is told where it is made, and tried again with the next one. */
function syncAll(app: AppInCountry, locales: string): void {
  for (const locale of locales.split(' ').filter(Boolean)) void syncDraft(app, locale).catch(() => {})
}

/** Keeps the keyword fields of the app's localizations as the organisation has them while a page shows them. */
export function useSharedDrafts(app: AppInCountry): void {
  const { projectId, store } = app.project
  const isField = store === 'APP_STORE'
  const { data } = useRead(listingDraftsRead(projectId), { enabled: isField })
  const queue = useSyncExternalStore(outbox.subscribe, outbox.get)
  const locales = localesOfStorefront(countryCodeOf(app.locale)) ?? [storeLocaleOf(app.locale)]
  const key = isField ? locales.join(' ') : ''
  useEffect(() => {
    if (key === '') return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => syncAll(app, key), SEND_AFTER_MS)
    }
    const ends = key.split(' ').map((locale) => drafts.subscribe(draftId(app, locale), later))
    later()
    return () => {
      ends.forEach((end) => end())
      clearTimeout(timer)
    }
    // The app is another object with each drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, projectId, data, queue])
  // Whoever leaves the page at once takes nothing along that only this device knows.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => () => syncAll(app, key), [key, projectId])
}

export interface SharedState {
  /** Who changed it last and when; null: nobody has, or it is not known. */
  changed: Pick<ListingDraft, 'changedBy' | 'changedAt'> | null
  /** Changed here and elsewhere: theirs, and what to do. null: no conflict. */
  conflict: { theirs: readonly string[]; keepOwn: () => Promise<void>; takeTheirs: () => Promise<void> } | null
}

/** What there is to say of one field besides its words. */
export function useSharedState(app: AppInCountry, locale: string, draft: Draft): SharedState {
  // The queue and the answers are read anew.
  'use no memo'
  useRead(listingDraftsRead(app.project.projectId))
  useSyncExternalStore(outbox.subscribe, outbox.get)
  useSyncExternalStore(overlays.subscribe, overlays.get)
  const known = knownDraft(app, locale) ?? null
  const shared = known && sharedOf(known)
  const refused = queuedOf(app, locale).filter(isRefused)
  // Another refusal is told with the changes that wait.
  const isOther = refused.some(({ entry: { refusal } }) => refusal !== null && refusal.code !== 'CHANGED_ELSEWHERE')
  if (!shared || isOther || syncStep(draft, shared, refused.length > 0) !== 'conflict')
    return { changed: known, conflict: null }
  const settle = async (next: (now: Draft) => Draft) => {
    // What is discarded last keeps the draft from being taken for one that nobody has changed.
    await drafts.change(draftId(app, locale), next)
    for (const { entry } of refused) await discard(entry.seq)
  }
  return {
    changed: known,
    conflict: {
      theirs: shared.entries,
      // As if it had been made on top of theirs.
      keepOwn: () => settle((now) => ({ ...now, base: shared })),
      takeTheirs: () => settle((now) => withShared(now, shared)),
    },
  }
}
