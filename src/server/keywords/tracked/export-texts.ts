import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import type { Language } from '#server/scope/language-of.ts'

type Field =
  | 'keyword'
  | 'rank'
  | 'change'
  | 'volume'
  | 'difficulty'
  | 'relevancy'
  | 'maxReach'
  | 'owner'
  | 'apps'
  | 'type'
  | 'tags'
  | 'starred'
  | 'note'
  | 'trackedSince'
  | 'notUpdatedSince'

/** What the file says besides the data. */
export interface ExportTexts {
  columns: Record<Field, string>
  types: Record<NonNullable<KeywordMetrics['type']>, string>
  yes: string
  rankOf: (app: string) => string
}

/** As the interface names the same things. */
export const exportTexts: Record<Language, ExportTexts> = {
  en: {
    columns: {
      keyword: 'Keyword',
      rank: 'Rank',
      change: 'Change in 30 days',
      volume: 'Volume',
      difficulty: 'Difficulty',
      relevancy: 'Relevancy',
      maxReach: 'Max reach in 30 days',
      owner: 'Owner of 7 days',
      apps: 'Apps',
      type: 'Type',
      tags: 'Tags',
      starred: 'Starred',
      note: 'Note',
      trackedSince: 'Tracked since',
      notUpdatedSince: 'Not updated since',
    },
    types: { BRAND: 'Brand', GENERIC: 'Generic' },
    yes: 'yes',
    rankOf: (app) => `Rank of ${app}`,
  },
  de: {
    columns: {
      keyword: 'Keyword',
      rank: 'Rang',
      change: 'Änderung in 30 Tagen',
      volume: 'Volumen',
      difficulty: 'Schwierigkeit',
      relevancy: 'Relevanz',
      maxReach: 'Max. Reichweite in 30 Tagen',
      owner: 'Spitzenreiter, 7 Tage',
      apps: 'Apps',
      type: 'Typ',
      tags: 'Tags',
      starred: 'Markiert',
      note: 'Notiz',
      trackedSince: 'Beobachtet seit',
      notUpdatedSince: 'Nicht aktualisiert seit',
    },
    types: { BRAND: 'Marke', GENERIC: 'Allgemein' },
    yes: 'ja',
    rankOf: (app) => `Rang von ${app}`,
  },
}
