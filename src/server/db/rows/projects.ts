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
}
