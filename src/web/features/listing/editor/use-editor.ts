import { useSyncExternalStore } from 'react'
import { listingFields, type ListingField } from '#aso/listing/fields.ts'
import { lintListing, type Finding, type LintedListing } from '#aso/listing/lint/lint-listing.ts'
import type { DraftField, IgnoredRule, ListingDraft } from '#contract/listing-drafts.ts'
import type { AppDetails, AppVersion } from '#contract/overview/overview.ts'
import type { Locale } from '#contract/store.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { useRead, type ReadResult } from '#web/data/queries/read.ts'
import { readState, type ReadState } from '#web/data/queries/read-state.ts'
import { useOutbox } from '#web/offline/hooks.ts'
import { overlays } from '#web/offline/outbox/outbox.ts'
import { listingDraftsRead, liveReads } from '../reads.ts'
import { isRefused, queuedIn, withQueue, type QueuedChange } from './field-drafts.ts'
import { useTyped, type Typed } from './use-typed.ts'

/** A text of the listing with all that is known of it. */
export interface EditedField extends ListingField {
  /** What the store shows; null: not known. */
  live: string | null
  /** As it is being typed, else the draft, else what is live. */
  text: string
  isChanged: boolean
  /** The organisation's draft, with what the queue makes of it; null: none. */
  draft: ListingDraft | null
  /** Rules that the organisation ignores for the text. */
  ignored: readonly IgnoredRule[]
  /** A change of it waits to be sent. */
  isWaiting: boolean
  /** Changes of it that the server did not take, in order. */
  refused: readonly QueuedChange[]
}

/** A draft that says what the store had says nothing. */
export const isDraft = ({ draft, published }: ListingDraft) => draft !== (published ?? '')

/** What a listing has of a field, as it is shown or was while a version was current; the keyword field is public nowhere. */
export function liveText(
  field: DraftField,
  details: AppVersion['texts'] | undefined,
  releaseNotes: string | null,
): string | null {
  switch (field) {
    case 'title':
    case 'promotionalText':
    case 'description':
    case 'shortDescription':
      return details?.[field] ?? null
    case 'subtitle':
      return details?.shortDescription ?? null
    case 'whatsNew':
      return releaseNotes
    case 'keywords':
      return null
  }
}

/** What is known of the texts of one language. */
export interface KnownTexts {
  /** Drafts of all languages, with what the queue makes of them. */
  rows: readonly ListingDraft[]
  /** Changes of the language that the queue holds. */
  queued: readonly QueuedChange[]
  language: string
  /** What the store shows; undefined: not known. */
  listing: AppDetails | undefined
  /** Release notes of the newest version; null: not known. */
  notes: string | null
  /** As they are being typed. */
  typed: Typed
}

/** One text with all that is known of it. */
export function editedField({ field, limit, isLine }: ListingField, known: KnownTexts): EditedField {
  const { rows, queued, language, listing, notes, typed } = known
  const row = rows.find((one) => one.locale === language && one.field === field) ?? null
  const ofField = queued.filter(({ payload }) => payload.field === field)
  const published = field === 'keywords' ? (row?.published ?? null) : liveText(field, listing, notes)
  const drafted = row && isDraft(row) ? row : null
  const text = typed[field] ?? drafted?.draft ?? published ?? ''
  return {
    field,
    limit,
    isLine,
    live: published,
    text,
    isChanged: text !== (published ?? ''),
    draft: drafted,
    ignored: row?.ignored ?? [],
    isWaiting: ofField.some((one) => !isRefused(one)),
    refused: ofField.filter(isRefused),
  }
}

export interface Editor {
  fields: EditedField[]
  /** Languages of which there are drafts. */
  drafted: ReadonlySet<string>
  live: {
    /** Where the store shows the language; null: nowhere by itself. */
    locale: Locale | null
    details: AppDetails | undefined
    /** Those before the current one, newest first, as far as their texts are known. */
    earlier: readonly AppVersion[]
    result: ReadResult<AppDetails>
    state: ReadState
  }
  /** Neither the drafts nor the live texts are known yet. */
  isLoading: boolean
  draftsFailed: (() => void) | null
  type: (field: EditedField, text: string) => void
  save: (field: DraftField) => void
  ignore: (field: EditedField, ignored: IgnoredRule[]) => void
}

/** The texts of the project's own app in one language: what is live, what is drafted, what is being typed. */
export function useEditor(app: AppInCountry, language: string): Editor {
  const { project } = app
  const live = liveReads(app, language)
  const isShown = live.locale !== null
  const details = useRead(live.details, { enabled: isShown })
  const versions = useRead(live.versions, { enabled: isShown })
  const drafts = useRead(listingDraftsRead(project.projectId))
  const queue = useSyncExternalStore(overlays.subscribe, overlays.get)
  const { entries } = useOutbox()
  const { typed, type, save } = useTyped(project, language)

  const listing = isShown ? details.data : undefined
  const notes = (isShown ? versions.data?.versions?.[0]?.releaseNotes : null) ?? null
  const rows = drafts.data ?? withQueue(project.projectId, undefined, queue)
  const queued = queuedIn(entries, { project, language })
  const texts = { rows, queued, language, listing, notes, typed }
  const fields = listingFields[project.store].map((one) => editedField(one, texts))
  const state = isShown ? readState({ ...details, data: listing }) : 'ready'
  const draftState = readState(drafts)
  return {
    fields,
    drafted: new Set(rows.filter(isDraft).map(({ locale }) => locale)),
    live: {
      locale: live.locale,
      details: listing,
      earlier: ((isShown ? versions.data?.versions : null) ?? [])
        .slice(1)
        .filter(({ texts, releaseNotes }) => texts !== null || releaseNotes !== null)
        .filter(({ version }, at, all) => all.findIndex((one) => one.version === version) === at),
      result: details,
      state,
    },
    isLoading: state === 'loading' || draftState === 'loading',
    draftsFailed: draftState === 'failed' ? drafts.refresh : null,
    type: ({ field, live: published }, text) => type(field, text, published),
    save,
    ignore: ({ field, text, live: published }, ignored) => {
      type(field, text, published, ignored)
      save(field)
    },
  }
}

/** The texts of which something is known; in a language that somebody begins, those that it can't do without as well. */
function textsOf(fields: readonly EditedField[]): LintedListing['texts'] {
  const isBegun = fields.some(({ isChanged }) => isChanged)
  const isKnown = ({ field, text, live }: EditedField) =>
    text !== '' || live !== null || (isBegun && (field === 'title' || field === 'description'))
  return Object.fromEntries(fields.filter(isKnown).map(({ field, text }) => [field, text]))
}

/** What the rules say of the texts. */
export function findingsOf({ project }: AppInCountry, language: string, fields: readonly EditedField[]): Finding[] {
  const { store, developerName } = project
  const ownNames = developerName === null ? [] : [developerName]
  return lintListing({ store, language, texts: textsOf(fields), ownNames })
}

/** Whether the store would not take the text for it, as far as nobody has said otherwise. */
export const isProblem = ({ level, rule }: Finding, { ignored }: EditedField): boolean =>
  level === 'error' && !ignored.some((one) => one.rule === rule)
