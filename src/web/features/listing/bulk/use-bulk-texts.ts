import { useState, useSyncExternalStore } from 'react'
import { listingFields } from '#aso/listing/fields.ts'
import { languagesOf, listingLanguageOf } from '#aso/listing/store-languages.ts'
import type { ListingDraft } from '#contract/listing-drafts.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import type { Store } from '#contract/store.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { readState, type ReadState } from '#web/data/queries/read-state.ts'
import { useRead, type ReadResult } from '#web/data/queries/read.ts'
import { together, useReads } from '#web/data/queries/use-reads.ts'
import { language as readersLanguage } from '#web/i18n/language.ts'
import { localeName } from '#web/i18n/locale-name.ts'
import { saysTheSame } from '#web/offline/create-store.ts'
import { useOutbox } from '#web/offline/hooks.ts'
import { overlays } from '#web/offline/outbox/outbox.ts'
import { queuedOf, withQueue } from '../editor/field-drafts.ts'
import { editedField, isDraft, type EditedField, type KnownTexts } from '../editor/use-editor.ts'
import { listingDraftsRead, liveReads } from '../reads.ts'

/** The texts of a listing in one language. */
export interface LanguageTexts {
  /** As the store names it. */
  language: string
  /** All that the store has, in its order. */
  fields: EditedField[]
  /** Of what is live; `ready` too where no country shows the language, or the app is not in the country that does. */
  liveState: ReadState
  /** The listing as the store shows it in this language; null: not known. */
  listing: AppDetails | null
}

export interface BulkTexts {
  rows: LanguageTexts[]
  /** Of the organisation's drafts. */
  state: ReadState
  /** Of all that is live: how old it is, and how it is read again. */
  live: { updatedAt: number | null; isRefreshing: boolean; hasFailed: boolean; refresh: () => void }
  refreshDrafts: () => void
}

interface Options {
  /** Languages that are shown beside those of the tracked countries and of drafts. */
  added: readonly string[]
  /** Release notes are wanted, which take a request of their own for each language. */
  hasNotes: boolean
}

/** The own app's texts in several languages: what is live, and what is drafted. */
export function useBulkTexts(app: AppInCountry, { added, hasNotes }: Options): BulkTexts {
  const { project } = app
  const drafts = useRead(listingDraftsRead(project.projectId))
  const queue = useSyncExternalStore(overlays.subscribe, overlays.get)
  const { entries } = useOutbox()
  const rows = drafts.data ?? withQueue(project.projectId, undefined, queue)
  const languages = shownLanguages(app, rows, added).map((language) => ({ language, live: liveReads(app, language) }))
  const shown = languages.filter(({ live }) => live.locale !== null)
  const details = useReads(shown.map(({ live }) => live.details))
  const versions = useReads(hasNotes ? shown.map(({ live }) => live.versions) : [])
  const queued = queuedOf(entries, project)
  const byLanguage = Map.groupBy(rows, ({ locale }) => locale)
  const live = together(details, null)
  const [textsOf] = useState(rememberTexts)
  return {
    rows: languages.map(({ language }) => {
      const at = shown.findIndex((one) => one.language === language)
      const result = details[at]
      return textsOf(project.store, {
        rows: byLanguage.get(language) ?? [],
        queued: queued.filter(({ payload }) => payload.locale === language),
        language,
        listing: result?.data,
        notes: versions[at]?.data?.versions?.[0]?.releaseNotes ?? null,
        liveState: result && !isAbsent(result) ? readState(result) : 'ready',
      })
    }),
    state: readState(drafts),
    live: {
      updatedAt: live.updatedAt,
      isRefreshing: live.isRefreshing,
      hasFailed: details.some((one) => readState(one) === 'failed' && !isAbsent(one)),
      refresh: live.refresh,
    },
    refreshDrafts: drafts.refresh,
  }
}

interface Sources extends Omit<KnownTexts, 'typed'> {
  liveState: ReadState
}

/** Makes the texts of a language, and gives back those of the last time for as long as nothing has become of them. */
function rememberTexts() {
  const known = new Map<string, { sources: Sources; texts: LanguageTexts }>()
  return (store: Store, sources: Sources): LanguageTexts => {
    const { language, listing, liveState } = sources
    const before = known.get(language)
    if (before && isSame(before.sources, sources)) return before.texts
    const fields = listingFields[store].map((one) => editedField(one, { ...sources, typed: {} }))
    const texts = { language, fields: keepSame(before?.texts.fields, fields), liveState, listing: listing ?? null }
    known.set(language, { sources, texts })
    return texts
  }
}

const isSame = (before: Sources, next: Sources) =>
  before.listing === next.listing &&
  before.notes === next.notes &&
  before.liveState === next.liveState &&
  isSameList(before.rows, next.rows) &&
  saysTheSame(before.queued, next.queued)

/** Whether lists hold the same things in the same order. */
export const isSameList = <T>(before: readonly T[], next: readonly T[]): boolean =>
  before.length === next.length && before.every((one, index) => one === next[index])

/** The fields that say the same as before are those of before. */
const keepSame = (before: readonly EditedField[] | undefined, next: EditedField[]): EditedField[] =>
  next.map((field, index) => {
    const known = before?.[index]
    return known && saysTheSame(known, field) ? known : field
  })

const isAbsent = ({ error }: ReadResult<AppDetails>) => error?.code === 'APP_NOT_AVAILABLE'

/** The language of the selected country, then the others by name. */
function shownLanguages({ project, locale }: AppInCountry, drafts: readonly ListingDraft[], added: readonly string[]) {
  const { store, countries } = project
  const first = listingLanguageOf(store, locale)
  const drafted = drafts.filter(isDraft).map((one) => one.locale)
  const wanted = new Set([...countries.map((one) => listingLanguageOf(store, one)), ...drafted, ...added])
  const others = languagesOf(store).filter((one) => one !== first && wanted.has(one))
  return [first, ...others.toSorted((a, b) => localeName(a).localeCompare(localeName(b), readersLanguage()))]
}
