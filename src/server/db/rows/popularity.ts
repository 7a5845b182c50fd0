import type { UtcDay } from '#contract/protocol/days.ts'

/** One week of a country that was asked for. */
export interface PopularityWeekRow {
  organisation_id: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Its Sunday. */
  week: UtcDay
  /** Whose key was asked. */
  connection_id: string
  /** That Apple answered; fewer may be kept. */
  row_count: number
  /** null: a good week. Nothing is kept of others: a `Quarantine`, or `refused` where Apple does not answer. */
  quarantine: string | null
  /** Everything is kept; of others only what the organisation tracked. */
  is_whole: boolean
  read_at: Date
}

export interface SearchPopularityRow {
  organisation_id: string
  country: string
  week: UtcDay
  /** As keywords are normalised. */
  term: string
  /** 1..100, among all genres of the country. */
  popularity: number
  /** In which it stands highest. */
  genre: string
  /** 1..500. */
  rank_in_genre: number
}

/** What Apple says of one phrase, which is of no country. */
export interface PhrasePopularityRow {
  organisation_id: string
  keyword_id: number
  /** Whose key was asked. */
  connection_id: string
  /** 0..100; null: Apple does not know it. */
  popularity: number | null
  read_at: Date
}

/** What the parts of an estimated volume weigh in a country, 0..1. */
export interface VolumeWeightsRow {
  /** ISO 3166-1 alpha-2. */
  country: string
  ratings: number
  suggestions: number
  characters: number
  /** Official popularities on which they were found. */
  terms: number
  day: UtcDay
}
