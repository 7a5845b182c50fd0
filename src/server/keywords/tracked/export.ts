import { csvOf, textCell } from '#aso/csv.ts'
import { exportKeywords, type TrackedKeyword } from '#contract/keywords/tracked.ts'
import { KEYWORD_EXPORT_MAX, RANKED_POSITIONS } from '#contract/protocol/limits.ts'
import { serve } from '#server/endpoints/serve.ts'
import { marketOf } from '#server/markets/market-of-caller.ts'
import { competitorsOf } from '#server/scope/competitors-of.ts'
import { languageOf } from '#server/scope/language-of.ts'
import { requireOwnProject } from '#server/scope/own-project.ts'
import { exportTexts, type ExportTexts } from './export-texts.ts'
import { trackedKeywords } from './tracked-keywords.ts'

/** Searched, and not among the first ones. */
const outside = `${RANKED_POSITIONS}+`

type Value = (keyword: TrackedKeyword, texts: ExportTexts) => string | number | null | undefined

const values: Record<keyof ExportTexts['columns'], Value> = {
  keyword: ({ keyword }) => textCell(keyword),
  rank: ({ rank, rankDay }) => rank ?? (rankDay ? outside : null),
  change: ({ change }) => change,
  volume: ({ volume }) => volume,
  volumeSource: ({ volume, official }, { sources }) => {
    if (volume === null) return null
    if (!official) return sources.estimate
    return official.isListed ? sources.official(official.week) : sources.belowFirst
  },
  difficulty: ({ difficulty }) => difficulty,
  relevancy: ({ relevancy }) => relevancy,
  maxReach: ({ maxReach }) => maxReach,
  owner: ({ owner }) => owner && textCell(owner.title),
  apps: ({ appsCount }) => appsCount,
  type: ({ type }, { types }) => type && types[type],
  tags: ({ tags }) => textCell(tags.join(', ')),
  starred: ({ isStarred }, { yes }) => (isStarred ? yes : null),
  note: ({ note }) => textCell(note),
  trackedSince: ({ trackedSince }) => trackedSince.slice(0, 10),
  notUpdatedSince: ({ beyondPlan }) => beyondPlan?.since?.slice(0, 10),
}

/** Headings are in the caller's language. A rank outside the first 200 is `200+`; what is not known is an empty cell. */
export const exported = serve(exportKeywords, async ({ params, query, caller, db, services }) => {
  const project = await requireOwnProject(db, caller, params.projectId, 'view')
  const asked = { db, caller, source: marketOf(caller, services), now: services.clock() }
  const { keywords } = await trackedKeywords(asked, project, query.locale)
  const competitors = await competitorsOf(db, project).select(['track_id', 'name']).orderBy('created_at').execute()
  const texts = exportTexts[await languageOf(db, caller)]
  const head = [
    ...Object.keys(values).map((field) => texts.columns[field as keyof typeof values]),
    ...competitors.map(({ name }) => textCell(texts.rankOf(name))),
  ]
  const cellsOf = (keyword: TrackedKeyword) =>
    [
      ...Object.values(values).map((valueOf) => valueOf(keyword, texts)),
      ...competitors.map(({ track_id: trackId }) => {
        const rank = keyword.competitorRanks[trackId]
        return rank === null ? outside : rank
      }),
    ].map((value) => String(value ?? ''))
  const rows = keywords.slice(0, KEYWORD_EXPORT_MAX)
  const csv = csvOf([head, ...rows.map(cellsOf)])
  return { csv, rows: rows.length, total: keywords.length }
})
