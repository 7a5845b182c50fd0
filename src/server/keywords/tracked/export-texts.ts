import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { Language } from '#server/scope/language-of.ts'

type Field =
  | 'keyword'
  | 'rank'
  | 'change'
  | 'volume'
  | 'volumeSource'
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
  /** Where a volume is from. */
  sources: { official: (week: UtcDay) => string; belowFirst: string; estimate: string }
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
      volumeSource: 'Volume source',
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
    sources: {
      official: (week) => `Apple Ads, week of ${week}`,
      belowFirst: "Estimate, below Apple's first 500",
      estimate: 'Estimate',
    },
    yes: 'yes',
    rankOf: (app) => `Rank of ${app}`,
  },
  de: {
    columns: {
      keyword: 'Keyword',
      rank: 'Rang',
      change: 'Änderung in 30 Tagen',
      volume: 'Volumen',
      volumeSource: 'Quelle des Volumens',
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
    sources: {
      official: (week) => `Apple Ads, Woche ab ${week}`,
      belowFirst: 'Schätzung, nicht unter Apples ersten 500',
      estimate: 'Schätzung',
    },
    yes: 'ja',
    rankOf: (app) => `Rang von ${app}`,
  },
}
