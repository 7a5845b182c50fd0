import type { UtcDay } from '#contract/protocol/days.ts'
import type { KeywordKind } from '#aso/keywords/brand.ts'
import type { Language } from '#server/scope/language-of.ts'

type Field =
  | 'keyword'
  | 'rank'
  | 'isRanked'
  | 'change'
  | 'volume'
  | 'volumeSource'
  | 'everywhere'
  | 'volumeConfidence'
  | 'difficulty'
  | 'difficultyConfidence'
  | 'relevancy'
  | 'relevancyConfidence'
  | 'maxReach'
  | 'owner'
  | 'apps'
  | 'type'
  | 'tags'
  | 'starred'
  | 'note'
  | 'trackedSince'
  | 'notUpdatedSince'
  | 'app'
  | 'country'
  | 'from'
  | 'to'

/** What the file says besides the data. */
export interface ExportTexts {
  columns: Record<Exclude<Field, 'isRanked'>, string> & {
    /** `depth`: how many places the store's search lists. */
    isRanked: (depth: number) => string
  }
  types: Record<KeywordKind, string>
  /** Where a volume is from. */
  sources: { official: (week: UtcDay) => string; belowFirst: string; estimate: string }
  yes: string
  no: string
  rankOf: (app: string) => string
}

/** As the interface names the same things. */
export const exportTexts: Record<Language, ExportTexts> = {
  en: {
    columns: {
      keyword: 'Keyword',
      rank: 'Rank',
      isRanked: (depth) => `In the top ${depth}`,
      change: 'Change in 30 days',
      volume: 'Volume',
      volumeSource: 'Volume source',
      everywhere: 'Apple, all countries',
      volumeConfidence: 'Volume confidence (%)',
      difficulty: 'Difficulty',
      difficultyConfidence: 'Difficulty confidence (%)',
      relevancy: 'Relevancy',
      relevancyConfidence: 'Relevancy confidence (%)',
      maxReach: 'Reach',
      owner: 'Owner, 7 days',
      apps: 'Apps',
      type: 'Type',
      tags: 'Tags',
      starred: 'Starred',
      note: 'Note',
      trackedSince: 'Tracked since',
      notUpdatedSince: 'Not updated since',
      app: 'App',
      country: 'Country',
      from: 'From',
      to: 'To',
    },
    types: { GENERIC: 'Generic', MY_BRAND: 'My brand', OTHER_BRAND: 'Other brand' },
    sources: {
      official: (week) => `Apple Ads, week of ${week}`,
      belowFirst: "Estimate, not in Apple's top 500",
      estimate: 'Estimate',
    },
    yes: 'yes',
    no: 'no',
    rankOf: (app) => `Rank of ${app}`,
  },
  de: {
    columns: {
      keyword: 'Keyword',
      rank: 'Rang',
      isRanked: (depth) => `In den Top ${depth}`,
      change: 'Änderung in 30 Tagen',
      volume: 'Volumen',
      volumeSource: 'Quelle des Volumens',
      everywhere: 'Apple, alle Länder',
      volumeConfidence: 'Sicherheit des Volumens (%)',
      difficulty: 'Schwierigkeit',
      difficultyConfidence: 'Sicherheit der Schwierigkeit (%)',
      relevancy: 'Relevanz',
      relevancyConfidence: 'Sicherheit der Relevanz (%)',
      maxReach: 'Reichweite',
      owner: 'Spitzenreiter, 7 Tage',
      apps: 'Apps',
      type: 'Typ',
      tags: 'Tags',
      starred: 'Markiert',
      note: 'Notiz',
      trackedSince: 'Beobachtet seit',
      notUpdatedSince: 'Nicht aktualisiert seit',
      app: 'App',
      country: 'Land',
      from: 'Von',
      to: 'Bis',
    },
    types: { GENERIC: 'Allgemein', MY_BRAND: 'Eigene Marke', OTHER_BRAND: 'Andere Marke' },
    sources: {
      official: (week) => `Apple Ads, Woche ab ${week}`,
      belowFirst: 'Schätzung, nicht in Apples Top 500',
      estimate: 'Schätzung',
    },
    yes: 'ja',
    no: 'nein',
    rankOf: (app) => `Rang von ${app}`,
  },
}
