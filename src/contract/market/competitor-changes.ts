import * as v from 'valibot'
import { endpoint } from '../protocol/endpoint.ts'
import { ListingChange } from '../overview/history.ts'
import { AppEvent } from '../overview/sections.ts'
import { AppVersion, Featuring } from '../overview/overview.ts'
import { Provenance } from '../protocol/provenance.ts'
import { Competitor } from '../projects.ts'
import { Id, Locale } from '../store.ts'

/** What is dated of one competitor in one country; null: the market knows nothing of the kind. */
export const ChangedCompetitor = v.object({
  ...Competitor.entries,
  versions: v.nullable(v.array(v.pick(AppVersion, ['version', 'releasedAt', 'releaseNotes']))),
  changes: v.nullable(v.array(ListingChange)),
  events: v.nullable(v.array(AppEvent)),
  featured: v.nullable(v.array(Featuring)),
})
export type ChangedCompetitor = v.InferOutput<typeof ChangedCompetitor>

export const CompetitorChanges = v.object({
  days: v.number(),
  competitors: v.array(ChangedCompetitor),
  provenance: v.nullable(Provenance),
})

export const getCompetitorChanges = endpoint({
  id: 'getCompetitorChanges',
  summary: "What changed in the last 30 days in the listings of a project's competitors, in one country",
  method: 'GET',
  path: '/projects/{projectId}/competitors/changes',
  feature: 'app-overview',
  params: v.object({ projectId: Id }),
  query: v.object({ locale: Locale }),
  response: CompetitorChanges,
  errors: ['PROJECT_NOT_FOUND'],
})
