import type { Kysely, Selectable } from 'kysely'
import { normaliseKeyword } from '#aso/keywords/normalise-keyword.ts'
import { addKeywords, type RefusedKeyword } from '#contract/keywords/tracked.ts'
import { recordChangeBy } from '#server/audit/record-change.ts'
import type { ProjectRow } from '#server/db/rows/projects.ts'
import type { Schema } from '#server/db/schema.ts'
import { withPrefetch, type PrefetchRequest } from '#server/endpoints/serve.ts'
import { trackKeywords } from '#server/history/track-keywords.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { freeSlots, lockOrganisation, slotsNow } from '#server/quotas/take-slot.ts'
import { requireOwnProject } from '#server/scope/own-project.ts'
import { changedKeywords } from './changed-keywords.ts'
import { giveTags } from './give-tags.ts'
import { trackedAmong } from './tracked-rows.ts'
import { byCountry, submissionOf, type KeywordInCountry } from './wanted.ts'

/**
 * Counts what would begin to be tracked against the hour's budget (KEY-027). What is tracked already, sent twice, or has no
 * slot costs nothing.
 */
async function withinBudget({ params, query, body, caller, services }: PrefetchRequest<typeof addKeywords>) {
  const { db, clock, limits } = services
  const project = await requireOwnProject(db, caller, params.projectId, 'edit')
  const locales = [query.locale, ...body.alsoIn]
  await requireTrackedCountries(db, project, locales)
  const { length } = await untracked(db, project, submissionOf(body.keywords, locales).wanted)
  const { free } = await slotsNow(db, caller.organizationId, 'KEYWORD', clock())
  const begun = Math.min(length, free)
  if (begun > 0) await limits.countMany('newKeywords', begun, caller.organizationId)
}

/** The organisation's lock lets two submissions at once not take the last slot together, nor the same keyword. */
export const add = withPrefetch(
  addKeywords,
  withinBudget,
  async ({ params, query, body, caller, db, services }, prefetched) => {
    const now = services.clock()
    await lockOrganisation(db, caller.organizationId)
    const project = await requireOwnProject(db, caller, params.projectId, 'edit')
    const locales = [query.locale, ...body.alsoIn]
    await requireTrackedCountries(db, project, locales)
    prefetched()

    const { wanted, refused } = submissionOf(body.keywords, locales)
    const fresh = await untracked(db, project, wanted)
    const { free, limit } = await freeSlots(db, caller.organizationId, 'KEYWORD', now)
    if (fresh.length > 0 && free === 0) {
      const details = { limit, slotType: 'KEYWORD' }
      throw new HttpError('QUOTA_EXCEEDED', 'Your plan has no free slot left.', { details })
    }
    const fitting = fresh.slice(0, free)
    const left = new Set(fresh.slice(free))
    const owner = { organisationId: project.organisation_id, projectId: project.id }
    const since = sinceOf(body, query.locale)
    for (const [country, keywords] of byCountry(fitting))
      await trackKeywords(db, { ...owner, country, keywords, since }, now)
    if (body.tags.length > 0) {
      const tags = body.tags.map((name) => ({ name, colour: 'grey' as const }))
      for (const [country, keywords] of byCountry(wanted.filter((one) => !left.has(one))))
        await giveTags(db, { ...owner, country, keywords, tags }, now)
    }
    const subject = changedKeywords(fitting.map(({ keyword }) => keyword))
    if (subject !== null) await recordChangeBy(db, caller, { action: 'keywords-added', project, subject }, now)
    const withoutSlot = new Set([...left].map(({ keyword }) => keyword))
    return {
      added: fitting.length,
      refused: [
        ...refused.map((keyword): RefusedKeyword => ({ keyword, reason: 'NOT_A_KEYWORD' })),
        ...Array.from(withoutSlot, (keyword): RefusedKeyword => ({ keyword, reason: 'NO_SLOT' })),
      ],
    }
  },
)

/** Since when keywords were tracked before, as they are written in the country's language. */
function sinceOf(
  { keywords, trackedSince = [] }: { keywords: readonly string[]; trackedSince?: readonly string[] | undefined },
  locale: string,
): Map<string, Date> {
  return new Map(
    trackedSince.flatMap((moment, index): [string, Date][] => {
      const keyword = normaliseKeyword(keywords[index] ?? '', locale)
      return keyword === null ? [] : [[keyword, new Date(moment)]]
    }),
  )
}

/** Those of the keywords that the project does not track yet, in their order. */
async function untracked(
  db: Kysely<Schema>,
  project: Selectable<ProjectRow>,
  wanted: readonly KeywordInCountry[],
): Promise<KeywordInCountry[]> {
  const known = new Map<string, Set<string>>()
  for (const [country, keywords] of byCountry(wanted)) {
    const place = { organisationId: project.organisation_id, projectId: project.id, country }
    known.set(country, await trackedAmong(db, place, keywords))
  }
  return wanted.filter(({ country, keyword }) => !known.get(country)?.has(keyword))
}

/** @throws COUNTRY_NOT_SUPPORTED unless the project tracks all of them */
async function requireTrackedCountries(
  db: Kysely<Schema>,
  project: Selectable<ProjectRow>,
  locales: readonly string[],
): Promise<void> {
  const rows = await db
    .selectFrom('project_country')
    .select('locale')
    .where('organisation_id', '=', project.organisation_id)
    .where('project_id', '=', project.id)
    .execute()
  const tracked = new Set(rows.map(({ locale }) => locale))
  const locale = locales.find((one) => !tracked.has(one))
  if (locale === undefined) return
  throw new HttpError('COUNTRY_NOT_SUPPORTED', 'This app is not tracked in this country.', { details: { locale } })
}
