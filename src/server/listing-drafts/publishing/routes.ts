import type { Kysely } from 'kysely'
import {
  getListingPlan,
  getListingPublications,
  publishListing,
  type ListingPlan,
  type ListingPublication,
} from '#contract/listing-publications.ts'
import type { EndpointRequest } from '#contract/protocol/endpoint.ts'
import { recordChangeBy } from '#server/audit/record-change.ts'
import type { Schema } from '#server/db/schema.ts'
import { serve, withPrefetch, type Route } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { lockOwnProject, requireOwnProject } from '#server/scope/own-project.ts'
import { readPlan } from './read-plan.ts'

/** Publications of an app that are listed; earlier ones are forgotten once nothing is left to do. */
const LISTED = 10
/** States in which a job is about to write: other texts wait until it has. */
const WRITING = ['queued', 'saving', 'submitting'] as const

interface OwnProject {
  organisation_id: string
  id: string
}

const plan = serve(getListingPlan, async ({ params, caller, db, services }) => {
  const project = await requireOwnProject(db, caller, params.projectId, 'edit')
  await services.limits.count('storeChecks', caller.organizationId)
  return readPlan(services, project, services.clock())
})

const publish = withPrefetch(
  publishListing,
  async ({ params, body, caller, services }) => {
    const { db } = services
    const project = await requireOwnProject(db, caller, params.projectId, 'edit')
    const [known] = await publicationsOf(db, project, body.id)
    if (known) return null
    await services.limits.count('storeChecks', caller.organizationId)
    return readPlan(services, project, services.clock())
  },
  async ({ params, body, caller, db, services }, planned) => {
    const project = await lockOwnProject(db, caller, params.projectId)
    const [known] = await publicationsOf(db, project, body.id)
    if (known) return known
    const seen = planned()
    if (seen === null) throw elsewhere('plan')
    const writing = await own(db, project).where('state', 'in', WRITING).select('id').executeTakeFirst()
    if (writing) throw elsewhere('publication')
    const now = services.clock()
    const { changes, choice, version, makesVersion } = chosenIn(seen, body)
    await db
      .insertInto('listing_publication')
      .values({
        organisation_id: project.organisation_id,
        project_id: project.id,
        id: body.id,
        choice,
        changes: JSON.stringify(changes),
        version,
        makes_version: makesVersion,
        cancels_review: body.cancelsReview,
        state: 'queued',
        steps: JSON.stringify([{ state: 'queued', at: now.toISOString() }]),
        next_at: now,
        requested_by: caller.userId,
        requested_at: now,
      })
      .execute()
    await forgetEarlier(db, project)
    const change = { action: 'listing-published' as const, project, ...(version !== null && { subject: version }) }
    await recordChangeBy(db, caller, change, now)
    const [made] = await publicationsOf(db, project, body.id)
    if (!made) throw new Error('The publication is gone.')
    return made
  },
)

const publications = serve(getListingPublications, async ({ params, caller, db }) =>
  publicationsOf(db, await requireOwnProject(db, caller, params.projectId, 'view')),
)

/** The changes that somebody has chosen, as the plan says them now. @throws HttpError CHANGED_ELSEWHERE where it says others */
function chosenIn({ changes, version }: ListingPlan, wanted: EndpointRequest<typeof publishListing>['body']) {
  const chosen = wanted.changes.map((id) => {
    const found = changes.find((one) => one.id === id)
    if (!found || found.problem !== null) throw elsewhere('plan')
    const { locale, field, target, from, to } = found
    return { locale, field, target, from, to, outcome: 'waiting' as const, detail: null }
  })
  const isSubmitted = wanted.choice === 'submit' && version !== null
  if (chosen.length === 0 && (!isSubmitted || version.isNew)) throw elsewhere('plan')
  const isOfVersion = isSubmitted || chosen.some(({ target }) => target === 'app-info' || target === 'version')
  if (!version || !isOfVersion) return { changes: chosen, choice: 'save' as const, version: null, makesVersion: false }
  const { choice } = wanted
  if (!version.isNew) return { changes: chosen, choice, version: version.number, makesVersion: false }
  // There was a version that could be changed when somebody last looked.
  if (wanted.version === null) throw elsewhere('plan')
  return { changes: chosen, choice, version: wanted.version, makesVersion: true }
}

const elsewhere = (changed: 'plan' | 'publication') =>
  new HttpError('CHANGED_ELSEWHERE', 'Something else is to be published than was seen.', { details: { changed } })

const own = (db: Kysely<Schema>, { organisation_id, id }: OwnProject) =>
  db
    .selectFrom('listing_publication')
    .where('listing_publication.organisation_id', '=', organisation_id)
    .where('listing_publication.project_id', '=', id)

/** The last ones, newest first; `id`: that one alone. */
async function publicationsOf(db: Kysely<Schema>, project: OwnProject, id?: string): Promise<ListingPublication[]> {
  const rows = await own(db, project)
    .leftJoin('app_user', 'app_user.id', 'requested_by')
    .selectAll('listing_publication')
    .select(['first_name', 'last_name'])
    .$if(id !== undefined, (query) => query.where('listing_publication.id', '=', id!))
    .orderBy('requested_at', 'desc')
    .limit(LISTED)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    choice: row.choice,
    state: row.state,
    steps: row.steps,
    problem: row.problem,
    detail: row.detail,
    version: row.version,
    changes: row.changes.map(({ locale, field, target, to, outcome, detail }) => ({
      locale,
      field,
      target,
      to,
      outcome,
      detail,
    })),
    by: row.requested_by === null ? null : [row.first_name, row.last_name].filter(Boolean).join(' '),
  }))
}

async function forgetEarlier(db: Kysely<Schema>, project: OwnProject): Promise<void> {
  const earlier = await own(db, project).select('id').orderBy('requested_at', 'desc').offset(LISTED).execute()
  if (earlier.length === 0) return
  await db
    .deleteFrom('listing_publication')
    .where('organisation_id', '=', project.organisation_id)
    .where('project_id', '=', project.id)
    .where('next_at', 'is', null)
    .where(
      'id',
      'in',
      earlier.map(({ id }) => id),
    )
    .execute()
}

/** Publishing of composed texts. */
export const routes: Route[] = [plan, publish, publications]
