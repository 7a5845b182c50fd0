import * as v from 'valibot'
import { endpoint } from '../protocol/endpoint.ts'
import { Count } from '../protocol/paging.ts'
import { Project } from '../projects.ts'
import { AppRef, Id } from '../store.ts'
import { Capability, Connection, ConnectionName } from './connection.ts'

const orgParams = v.object({ orgId: Id })
const params = v.object({ connectionId: Id })

/** CONN-031. */
export const getOwnApps = endpoint({
  id: 'getOwnApps',
  summary: "The organisation's apps, first added first",
  method: 'GET',
  path: '/bff/v1/organizations/{orgId}/apps',
  params: orgParams,
  response: v.object({ list: v.array(Project) }),
})

const ConnectionList = v.object({ content: v.array(Connection), total: v.number() })

/** CONN-022, OP-66. */
export const getConnections = endpoint({
  id: 'getConnections',
  summary: 'All connections of the organisation, first made first; `offset` is a number of connections',
  method: 'GET',
  path: '/connectionresources/v1/connections',
  query: v.object({ pageSize: Count(50), offset: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/)), '0') }),
  response: ConnectionList,
})

/** CONN-033. */
export const getReviewConnections = endpoint({
  id: 'getReviewConnections',
  summary: 'Connections through which reviews are read and replied to',
  method: 'GET',
  path: '/review/management/v1/organizations/{orgId}/connections',
  params: orgParams,
  response: ConnectionList,
})

/** CONN-032: those in the states ACTIVE, NEW and PENDING. */
export const getAdConnections = endpoint({
  id: 'getAdConnections',
  summary: 'Connections to ad platforms',
  method: 'GET',
  feature: 'ad-platforms',
  path: '/paidua/connector/v2/organizations/{orgId}/connections',
  params: orgParams,
  response: ConnectionList,
})

/** An app that a connection's key sees in its console. */
export const VisibleApp = v.object({
  ...AppRef.entries,
  title: v.string(),
  iconUrl: v.nullable(v.string()),
  /** Whether it is one of the organisation's apps. */
  isOwn: v.boolean(),
  isAssigned: v.boolean(),
  /** The name of another connection to the same provider that is its primary until it is assigned here. */
  assignedTo: v.nullable(v.string()),
})
export type VisibleApp = v.InferOutput<typeof VisibleApp>

export const getVisibleApps = endpoint({
  id: 'getVisibleApps',
  summary: 'The apps that the key of a connection has access to, read from the store',
  method: 'GET',
  path: '/connectionresources/v1/connections/{connectionId}/apps',
  privilege: 'connections/manage',
  offline: 'network',
  retries: 0,
  timeoutMs: 60_000,
  params,
  response: v.object({ content: v.array(VisibleApp) }),
  errors: ['CONNECTION_NOT_FOUND', 'CREDENTIALS_REFUSED', 'PERMISSION_MISSING', 'STORE_CHECK_FAILED'],
})

/** Asks the store anew; what it answers is the connection's new status, also when that is a bad one. */
export const checkConnection = endpoint({
  id: 'checkConnection',
  summary: 'Check a connection with its store now',
  method: 'POST',
  path: '/connectionresources/v1/connections/{connectionId}/check',
  privilege: 'connections/manage',
  timeoutMs: 60_000,
  params,
  response: Connection,
  errors: ['CONNECTION_NOT_FOUND'],
})

/** Where neither the name in `seen` stands there nor the new one, CHANGED_ELSEWHERE tells that of now, and nothing changes. */
export const renameConnection = endpoint({
  id: 'renameConnection',
  summary: 'Rename a connection',
  method: 'PUT',
  path: '/connectionresources/v1/connections/{connectionId}/name',
  status: 204,
  privilege: 'connections/manage',
  queued: true,
  params,
  body: v.object({ name: ConnectionName, seen: v.optional(v.string()) }),
  response: v.null(),
  errors: ['CONNECTION_NOT_FOUND', 'CHANGED_ELSEWHERE', 'IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'],
})

const ASSIGNED_AT_ONCE_MAX = 500
const apps = v.optional(v.pipe(v.array(AppRef), v.maxLength(ASSIGNED_AT_ONCE_MAX)), [])

/**
 * An app that another connection of the same provider has is assigned to both, and this one becomes its primary. When
 * the primary is taken away, the one assigned last follows. Assigning what is assigned, or removing what is not,
 * changes nothing.
 */
export const assignApps = endpoint({
  id: 'assignApps',
  summary: 'Assign own apps to a connection, and take some away',
  method: 'PUT',
  path: '/connectionresources/v1/connections/{connectionId}/apps',
  status: 204,
  privilege: 'connections/manage',
  queued: true,
  params,
  body: v.object({ add: apps, remove: apps }),
  response: v.null(),
  errors: ['CONNECTION_NOT_FOUND', 'APP_NOT_FOUND', 'IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'],
})

/** CONN-027, OP-68. */
export const makePrimary = endpoint({
  id: 'makePrimary',
  summary: "Make a connection an app's primary one, whose figures are shown",
  method: 'POST',
  path: '/connectionresources/v1/connections/updatePrimary',
  status: 204,
  privilege: 'connections/manage',
  queued: true,
  body: v.object({ connectionId: Id, ...AppRef.entries }),
  response: v.null(),
  errors: ['CONNECTION_NOT_FOUND', 'APP_NOT_FOUND', 'IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'],
})

/** An app that a revoked connection leaves, and what no other connection does for it then. */
export const LeftApp = v.object({
  ...AppRef.entries,
  title: v.string(),
  iconUrl: v.nullable(v.string()),
  stops: v.array(Capability),
})
export type LeftApp = v.InferOutput<typeof LeftApp>

/** CONN-024, OP-67: changes nothing. `hidden` counts the apps that the caller must not see. */
export const previewRevoke = endpoint({
  id: 'previewRevoke',
  summary: 'The apps that would lose a connection',
  method: 'GET',
  path: '/connectionresources/v1/connections/revoke/{connectionId}',
  privilege: 'connections/manage',
  params,
  shape: 2,
  response: v.object({
    apps: v.array(LeftApp),
    hidden: v.number(),
    /** Whether the caller may edit all of them, and so revoke the connection. */
    mayRevoke: v.boolean(),
  }),
  errors: ['CONNECTION_NOT_FOUND'],
})

/**
 * CONN-019, CONN-025: the key and the assignments are deleted; figures that were imported stay with their apps. As every change
 * of a connection it wants edit on each app that it serves (FORBIDDEN with `needs`).
 */
export const revokeConnection = endpoint({
  id: 'revokeConnection',
  summary: 'Revoke a connection',
  method: 'POST',
  path: '/connectionresources/v1/connections/revoke/{connectionId}',
  status: 204,
  privilege: 'connections/manage',
  selfOnly: true,
  confirmed: true,
  params,
  response: v.null(),
  errors: ['CONNECTION_NOT_FOUND'],
})
