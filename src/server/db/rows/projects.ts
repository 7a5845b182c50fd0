import type { UtcDay } from '#contract/protocol/days.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { AdCopy } from '#contract/ad-copy.ts'
import type { DraftField, IgnoredRule } from '#contract/listing-drafts.ts'
import type { ListingPublication, PlannedChange, PublishedChange } from '#contract/listing-publications.ts'
import type { ListingSet } from '#contract/listing-sets.ts'
import type { TagColour } from '#contract/keywords/tracked.ts'
import type { KeywordView } from '#contract/keywords/views.ts'

export interface ProjectRow {
  organisation_id: string
  id: string
  store: 'APP_STORE' | 'GOOGLE_PLAY'
  track_id: string
  title: string
  icon_url: string | null
  developer_name: string | null
  created_at: Date
}

export interface ProjectCountryRow {
  organisation_id: string
  project_id: string
  locale: string
  created_at: Date
}

export interface CompetitorRow {
  organisation_id: string
  project_id: string
  store: 'APP_STORE' | 'GOOGLE_PLAY'
  track_id: string
  name: string
  icon_url: string | null
  developer_name: string | null
  created_at: Date
}

export interface FavouriteCountryRow {
  organisation_id: string
  user_id: string
  country_code: string
  created_at: Date
}

export interface TrackedKeywordRow {
  organisation_id: string
  project_id: string
  country: string
  keyword_id: number
  created_at: Date
  is_starred: Generated<boolean>
  note: Generated<string>
}

export interface KeywordTagRow {
  organisation_id: string
  project_id: string
  name: string
  colour: TagColour
  created_at: Date
}

export interface TrackedKeywordTagRow {
  organisation_id: string
  project_id: string
  country: string
  keyword_id: number
  tag: string
}

export interface ChartNoteRow {
  organisation_id: string
  project_id: string
  id: string
  day: UtcDay
  text: string
  created_at: Date
}

export interface ListingDraftRow {
  organisation_id: string
  project_id: string
  /** As App Store Connect names it. */
  locale: string
  field: DraftField
  draft: string
  published: string | null
  second: string | null
  /** Rules that are ignored for the text. */
  ignored: JSONColumnType<IgnoredRule[], string | undefined>
  /** One more with each change. */
  revision: number
  /** null: the account is gone. */
  changed_by: string | null
  changed_at: Date
}

/** A change of a text with what became of it. */
export type StoredChange = PublishedChange & Pick<PlannedChange, 'from'>

/** Texts of an app that somebody has published together. */
export interface ListingPublicationRow {
  organisation_id: string
  project_id: string
  /** The device's. */
  id: string
  choice: ListingPublication['choice']
  changes: JSONColumnType<StoredChange[]>
  /** Number of the version that the texts go to; null: to none. */
  version: string | null
  /** It was not there when somebody published. */
  makes_version: boolean
  /** Google Play: changes that are in review are taken back. */
  cancels_review: boolean
  /** The version's id in the console; null: it has not been found there yet. */
  store_version_id: string | null
  state: ListingPublication['state']
  steps: JSONColumnType<ListingPublication['steps']>
  problem: ListingPublication['problem']
  detail: string | null
  /** Attempts in a row that had no answer, or one that may not last. */
  tries: Generated<number>
  /** When a job turns to it; a process that is at it puts this off. null: nothing is left to do. */
  next_at: Date | null
  /** null: the account is gone. */
  requested_by: string | null
  requested_at: Date
}

export interface ListingSetRow {
  organisation_id: string
  project_id: string
  /** The device's. */
  id: string
  name: string
  texts: JSONColumnType<ListingSet['texts']>
  /** null: the drafts are not those of the set. */
  before: JSONColumnType<ListingSet['texts']> | null
  /** null: the account is gone. */
  saved_by: string | null
  saved_at: Date
}

export interface AdCopyRow {
  organisation_id: string
  project_id: string
  /** The device's. */
  id: string
  language: AdCopy['language']
  placement: AdCopy['placement']
  headline: string | null
  text: string
  written_by: AdCopy['by']
  kept_at: Date
}

/** A user's own. */
export interface KeywordViewRow {
  organisation_id: string
  user_id: string
  name: string
  content: Omit<KeywordView, 'name'>
  saved_at: Date
}

/** What a language model suggested an organisation on a day; `seed` is '' without one. */
export interface ModelKeywordsRow {
  organisation_id: string
  store: 'APP_STORE' | 'GOOGLE_PLAY'
  track_id: string
  locale: string
  seed: string
  /** UTC day, ISO. */
  day: UtcDay
  /** Normalised, best first. */
  keywords: string[]
}
