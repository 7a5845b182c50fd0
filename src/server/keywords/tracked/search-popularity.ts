import { getSearchPopularity } from '#contract/keywords/popularity.ts'
import { officialVolume } from '#aso/estimates/keyword-volume.ts'
import { countryCodeOf } from '#contract/store.ts'
import { serve } from '#server/endpoints/serve.ts'
import { requireOwnProject } from '#server/scope/own-project.ts'

/** The weeks that the organisation's own keys have read; none without Apple Ads, and none for apps of other stores. */
export const searchPopularity = serve(getSearchPopularity, async ({ body, caller, db }) => {
  const { projectId, locale, keyword } = body
  const project = await requireOwnProject(db, caller, projectId, 'view')
  if (project.store !== 'APP_STORE') return { weeks: [] }
  const weeks = await db
    .selectFrom('popularity_week as read')
    .leftJoin('search_popularity as told', (join) =>
      join
        .onRef('told.organisation_id', '=', 'read.organisation_id')
        .onRef('told.country', '=', 'read.country')
        .onRef('told.week', '=', 'read.week')
        .on('told.term', '=', keyword),
    )
    .select(['read.week', 'told.popularity'])
    .where('read.organisation_id', '=', project.organisation_id)
    .where('read.country', '=', countryCodeOf(locale))
    .where('read.quarantine', 'is', null)
    .orderBy('read.week')
    .execute()
  return {
    weeks: weeks.map(({ week, popularity }) => ({
      week,
      popularity: popularity === null ? null : officialVolume(popularity),
    })),
  }
})
