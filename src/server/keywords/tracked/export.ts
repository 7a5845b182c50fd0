import { csvOf, textCell } from '#aso/csv.ts'
import { kindFinder } from '#aso/keywords/brand.ts'
import { periodOf } from '#aso/keywords/periods.ts'
import { searchDepth } from '#contract/keywords/search-depth.ts'
import { exportKeywords, type TrackedKeyword } from '#contract/keywords/tracked.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { KEYWORD_EXPORT_MAX } from '#contract/protocol/limits.ts'
import { countryCodeOf } from '#contract/store.ts'
import { serve } from '#server/endpoints/serve.ts'
import { marketOf } from '#server/markets/market-of-caller.ts'
import { competitorsOf } from '#server/scope/competitors-of.ts'
import { languageOf } from '#server/scope/language-of.ts'
import { requireOwnProject } from '#server/scope/own-project.ts'
import { exportTexts, type ExportTexts } from './export-texts.ts'
import { trackedKeywords } from './tracked-keywords.ts'

interface Sources {
  texts: ExportTexts
  kindOf: ReturnType<typeof kindFinder>
  app: string
  country: string
  /** Of the changes. */
  days: { from: string; to: string }
}

type Value = (keyword: TrackedKeyword, sources: Sources) => string | number | null | undefined

type Field = keyof ExportTexts['columns']

/** How much of what an estimate is made of is known, in whole per cent; null: there is no estimate. */
function confidenceOf(keyword: TrackedKeyword, of: 'volume' | 'difficulty' | 'relevancy'): number | null {
  if (keyword[of] === null || (of === 'volume' && keyword.official?.isListed)) return null
  return Math.round(100 * (keyword.confidence?.[of] ?? 1))
}

const values: Record<Field, Value> = {
  keyword: ({ keyword }) => textCell(keyword),
  rank: ({ rank }) => rank,
  isRanked: ({ rank, rankDay }, { texts }) => (rank !== null ? texts.yes : rankDay ? texts.no : null),
  change: ({ change }) => change,
  volume: ({ volume }) => volume,
  volumeSource: ({ volume, official }, { texts: { sources } }) => {
    if (volume === null) return null
    if (!official) return sources.estimate
    return official.isListed ? sources.official(official.week) : sources.belowFirst
  },
  everywhere: ({ everywhere }) => everywhere?.popularity,
  volumeConfidence: (keyword) => confidenceOf(keyword, 'volume'),
  difficulty: ({ difficulty }) => difficulty,
  difficultyConfidence: (keyword) => confidenceOf(keyword, 'difficulty'),
  relevancy: ({ relevancy }) => relevancy,
  relevancyConfidence: (keyword) => confidenceOf(keyword, 'relevancy'),
  maxReach: ({ maxReach }) => maxReach,
  owner: ({ owner }) => owner && textCell(owner.title),
  apps: ({ appsCount }) => appsCount,
  type: (keyword, { texts, kindOf }) => {
    const kind = kindOf(keyword)
    return kind && texts.types[kind]
  },
  tags: ({ tags }) => textCell(tags.join(', ')),
  starred: ({ isStarred }, { texts }) => (isStarred ? texts.yes : null),
  note: ({ note }) => textCell(note),
  trackedSince: ({ trackedSince }) => trackedSince.slice(0, 10),
  notUpdatedSince: ({ beyondPlan }) => beyondPlan?.since?.slice(0, 10),
  app: (_, { app }) => textCell(app),
  country: (_, { country }) => country,
  from: (_, { days }) => days.from,
  to: (_, { days }) => days.to,
}

/**
 * Texts are in the caller's language. A rank is a number, or an empty cell: deeper than the store's search goes, or not known; of the app
 * itself the next column says which. What is not known is an empty cell.
 */
export const exported = serve(exportKeywords, async ({ params, query, caller, db, services }) => {
  const project = await requireOwnProject(db, caller, params.projectId, 'view')
  const asked = { db, caller, source: marketOf(caller, services), now: services.clock() }
  const { keywords } = await trackedKeywords(asked, project, query.locale)
  const competitors = await competitorsOf(db, project)
    .select(['track_id', 'name', 'developer_name'])
    .orderBy('created_at')
    .execute()
  const language = await languageOf(db, caller)
  const texts = exportTexts[language]
  const others = competitors.map(({ name, developer_name: developerName }) => ({ title: name, developerName }))
  const sources: Sources = {
    texts,
    kindOf: kindFinder({ title: project.title, developerName: project.developer_name }, others, query.locale),
    app: project.title,
    country: countryCodeOf(query.locale),
    days: periodOf('last-30-days', dayOf(asked.now)),
  }
  const nameOf = (field: Field) =>
    field === 'isRanked' ? texts.columns.isRanked(searchDepth(project.store)) : texts.columns[field]
  const head = [
    ...Object.keys(values).map((field) => nameOf(field as Field)),
    ...competitors.map(({ name }) => textCell(texts.rankOf(name))),
  ]
  const cellsOf = (keyword: TrackedKeyword) =>
    [
      ...Object.values(values).map((valueOf) => valueOf(keyword, sources)),
      ...competitors.map(({ track_id: trackId }) => keyword.competitorRanks[trackId]),
    ].map((value) => String(value ?? ''))
  const rows = keywords.slice(0, KEYWORD_EXPORT_MAX)
  const csv = csvOf([head, ...rows.map(cellsOf)], language)
  return { csv, rows: rows.length, total: keywords.length }
})
