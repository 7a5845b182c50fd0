import * as v from 'valibot'
import { Role } from './protocol/access.ts'
import { TokenResponse } from './auth/auth.ts'
import { endpoint } from './protocol/endpoint.ts'
import { FIELD_MAX } from './protocol/limits.ts'
import { Count, PageOf } from './protocol/paging.ts'
import { Field, Id, Timestamp } from './store.ts'

const page = Count(1)

/** Shortest query. */
export const SEARCH_USERS_MIN = 2

export const FoundUser = v.object({
  userId: Id,
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  organizationId: Id,
  organization: v.string(),
  role: Role,
  internal: v.boolean(),
  createdAt: Timestamp,
  /** Whether they log in in two steps; left out: no. */
  hasSecondStep: v.optional(v.boolean()),
})
export type FoundUser = v.InferOutput<typeof FoundUser>

/** OP-80. */
export const searchUsers = endpoint({
  id: 'searchUsers',
  summary: 'Find users by name, e-mail or organisation',
  method: 'GET',
  path: '/admin/v1/users',
  offline: 'network',
  privilege: 'global/impersonate',
  query: v.object({ query: v.pipe(Field, v.minLength(SEARCH_USERS_MIN)), page }),
  response: PageOf(FoundUser),
})

/** An access token alone, with `impersonatorId`: it can't be renewed, and never outlives the impersonator's session. */
export const impersonate = endpoint({
  id: 'impersonate',
  summary: 'Act as another user; noted in the audit log. Staff can not be impersonated',
  method: 'POST',
  path: '/auth/v1/impersonate',
  privilege: 'global/impersonate',
  selfOnly: true,
  body: v.object({ userId: Id, reason: Field }),
  response: TokenResponse,
  errors: ['NOT_FOUND'],
})

/** Asked with the impersonation's own token; the impersonator goes on with the session of before. */
export const stopImpersonation = endpoint({
  id: 'stopImpersonation',
  summary: 'End an impersonation: its token writes nothing any more',
  method: 'POST',
  path: '/auth/v1/impersonate/stop',
  status: 204,
  response: v.null(),
})

export const AuditAction = v.picklist([
  'impersonation-started',
  'impersonation-stopped',
  'changed-while-acting',
  'password-changed',
  'password-reset',
  'email-changed',
  'sessions-revoked',
  'token-reused',
  'account-closed',
  'account-kept',
  'account-deleted',
  'member-invited',
  'member-joined',
  'member-changed',
  'member-removed',
  'plan-changed',
  'plan-cancelled',
  'plan-reactivated',
  'flag-changed',
  'incident-changed',
  'store-data-imported',
  'store-sources-chosen',
  'connection-key-added',
  'connection-key-replaced',
  'connection-revoked',
  'market-switched',
  'second-step-on',
  'second-step-off',
  'second-step-removed',
  'recovery-codes-made',
  'recovery-code-used',
  'second-step-required',
  'second-step-optional',
])
export type AuditAction = v.InferOutput<typeof AuditAction>

export const AuditEntry = v.object({
  id: Id,
  at: Timestamp,
  action: AuditAction,
  /** null: the server itself, or an account that is gone. */
  actor: v.nullable(v.object({ userId: Id, email: v.string() })),
  subject: v.nullable(v.object({ userId: Id, email: v.string() })),
  organizationId: v.nullable(Id),
  /** One plain line. */
  note: v.nullable(v.string()),
})
export type AuditEntry = v.InferOutput<typeof AuditEntry>

export const getAuditLog = endpoint({
  id: 'getAuditLog',
  summary: 'Security-relevant events, newest first',
  method: 'GET',
  path: '/admin/v1/audit-log',
  offline: 'network',
  privilege: 'admin/view',
  query: v.object({ userId: v.optional(Id), page }),
  response: PageOf(AuditEntry),
})

const FlagName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{1,62}$/))

export const FeatureFlag = v.object({ name: FlagName, enabled: v.boolean(), changedAt: v.nullable(Timestamp) })
export type FeatureFlag = v.InferOutput<typeof FeatureFlag>

/** The flags that are on, for everybody who is signed in (OBS-003). */
export const getFlags = endpoint({
  id: 'getFlags',
  summary: 'Names of the feature flags that are on',
  method: 'GET',
  path: '/settings/v1/feature-flags',
  response: v.array(FlagName),
})

export const getAllFlags = endpoint({
  id: 'getAllFlags',
  summary: 'Every feature flag',
  method: 'GET',
  path: '/admin/v1/feature-flags',
  offline: 'network',
  privilege: 'admin/view',
  response: v.array(FeatureFlag),
})

export const setFlag = endpoint({
  id: 'setFlag',
  summary: 'Turn a feature flag on or off',
  method: 'PUT',
  path: '/admin/v1/feature-flags/{name}',
  privilege: 'admin/manage',
  params: v.object({ name: FlagName }),
  body: v.object({ enabled: v.boolean() }),
  response: FeatureFlag,
  errors: ['NOT_FOUND'],
})

/** A path of this app or an https address. */
const Link = v.pipe(
  v.string(),
  v.maxLength(FIELD_MAX),
  v.check((url) => /^(https:\/\/[^\s\p{Cc}]+|\/(?!\/)[^\s\\\p{Cc}]*)$/u.test(url)),
)

/** Lines of text: no control characters but for the ends of lines. */
const Lines = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(1000),
  v.check((text) => !/[^\P{Cc}\n]/u.test(text)),
)

const incidentFields = {
  type: v.picklist(['error', 'info', 'rainbow', 'warning']),
  title: Field,
  message: Lines,
  url: v.nullable(Link),
}

/** BAN-014 to BAN-017. */
export const ActiveIncident = v.object({ id: Id, ...incidentFields })
export type ActiveIncident = v.InferOutput<typeof ActiveIncident>

/** OP-42. */
export const getActiveIncidents = endpoint({
  id: 'getActiveIncidents',
  summary: 'Incidents to show to everyone now, most severe first',
  method: 'GET',
  path: '/settings/v1/incidents/active',
  // What was to be said yesterday may be wrong today.
  offline: 'network',
  response: v.array(ActiveIncident),
})

/** `activeUntil` null: until somebody ends it. */
const period = { activeFrom: Timestamp, activeUntil: v.nullable(Timestamp) }
export const Incident = v.object({ ...ActiveIncident.entries, ...period })
export type Incident = v.InferOutput<typeof Incident>

export const getIncidents = endpoint({
  id: 'getIncidents',
  summary: 'Every incident, newest first',
  method: 'GET',
  path: '/admin/v1/incidents',
  offline: 'network',
  privilege: 'admin/view',
  response: v.array(Incident),
})

const incidentParams = v.object({ id: Id })

export const saveIncident = endpoint({
  id: 'saveIncident',
  summary: 'Create or change an incident; the client chooses its id',
  method: 'PUT',
  path: '/admin/v1/incidents/{id}',
  privilege: 'admin/manage',
  params: incidentParams,
  body: v.pipe(
    v.object({ ...incidentFields, ...period }),
    v.forward(
      v.check(
        ({ activeFrom, activeUntil }) => activeUntil === null || Date.parse(activeUntil) > Date.parse(activeFrom),
      ),
      ['activeUntil'],
    ),
  ),
  response: Incident,
})

export const deleteIncident = endpoint({
  id: 'deleteIncident',
  summary: 'Delete an incident; one that is not there changes nothing',
  method: 'DELETE',
  path: '/admin/v1/incidents/{id}',
  status: 204,
  privilege: 'admin/manage',
  params: incidentParams,
  response: v.null(),
})
