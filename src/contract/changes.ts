import * as v from 'valibot'
import { endpoint } from './protocol/endpoint.ts'
import { Count, PageOf } from './protocol/paging.ts'
import { Id, Timestamp } from './store.ts'

/** What people of an organisation change together; of a profile only what staff changed in somebody's place. */
export const ChangeAction = v.picklist([
  'app-added',
  'app-removed',
  'competitor-added',
  'competitor-removed',
  'country-tracked',
  'country-untracked',
  'favourite-added',
  'favourite-removed',
  'keywords-added',
  'keywords-removed',
  'member-invited',
  'member-joined',
  'member-changed',
  'member-removed',
  'plan-changed',
  'plan-cancelled',
  'plan-reactivated',
  'organisation-renamed',
  /** `subject` is the market. */
  'market-changed',
  'second-step-required',
  'second-step-optional',
  'connection-added',
  'connection-changed',
  'connection-removed',
  /** `subject` is the version; null: none was concerned. */
  'listing-published',
  'rule-added',
  'rule-changed',
  'rule-on',
  'rule-off',
  'rule-stopped',
  'rule-asks',
  'rule-removed',
  'profile-changed',
  'changed-by-staff',
])
export type ChangeAction = v.InferOutput<typeof ChangeAction>

export const OrganisationChange = v.object({
  id: Id,
  at: Timestamp,
  action: ChangeAction,
  /**
   * Name, else the e-mail address, which only who manages the team is told: empty for others; null: an account that is gone, or
   * a rule that has stopped itself.
   */
  actor: v.nullable(v.string()),
  /** Staff of this Storeglass did it, acting as the person of this name (null: whose account is gone); null: nobody acted as anybody. */
  staffAs: v.nullable(v.object({ name: v.nullable(v.string()) })),
  /** The app it was done to, as it was called then; null: none. */
  project: v.nullable(v.object({ projectId: Id, title: v.string() })),
  /** What was added or removed: a competitor's name, the first keyword and how many more, a locale, a country code, a person as above, the id of the endpoint that staff wrote through; null: the app itself, or it is gone. */
  subject: v.nullable(v.string()),
})
export type OrganisationChange = v.InferOutput<typeof OrganisationChange>

/** Members are told of apps that they may see, of connections if they manage them, and of invitations not at all. */
export const getChanges = endpoint({
  id: 'getChanges',
  summary: 'Who changed what in the organisation and when, newest first, at most 400 days back',
  method: 'GET',
  path: '/bff/{organizationId}/changes',
  params: v.object({ organizationId: Id }),
  query: v.object({ page: Count(1) }),
  shape: 2,
  response: PageOf(OrganisationChange),
})
