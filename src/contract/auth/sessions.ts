import * as v from 'valibot'
import { endpoint } from '../protocol/endpoint.ts'
import { Id, Timestamp } from '../store.ts'

export const SignInMethod = v.picklist(['password', 'google', 'apple', 'mailed-link', 'login-token', 'demo'])
export type SignInMethod = v.InferOutput<typeof SignInMethod>

/** A sign-in on one device: a family of refresh tokens. */
export const DeviceSession = v.object({
  sessionId: Id,
  /** The one that asks. */
  current: v.boolean(),
  /** null: begun before this was recorded. */
  method: v.nullable(SignInMethod),
  /** As the browser names itself; null: it did not. */
  userAgent: v.nullable(v.string()),
  createdAt: Timestamp,
  lastUsedAt: Timestamp,
})
export type DeviceSession = v.InferOutput<typeof DeviceSession>

export const getSessions = endpoint({
  id: 'getSessions',
  summary: "The user's sessions, last used first",
  method: 'GET',
  path: '/auth/v1/sessions',
  offline: 'network',
  selfOnly: true,
  response: v.array(DeviceSession),
})

export const revokeSession = endpoint({
  id: 'revokeSession',
  summary: 'End one of the own sessions; one that is over already changes nothing',
  method: 'DELETE',
  path: '/auth/v1/sessions/{sessionId}',
  status: 204,
  selfOnly: true,
  params: v.object({ sessionId: Id }),
  response: v.null(),
  errors: ['NOT_FOUND'],
})

export const revokeOtherSessions = endpoint({
  id: 'revokeOtherSessions',
  summary: 'End every own session but the one that asks',
  method: 'POST',
  path: '/auth/v1/sessions/revoke-others',
  status: 204,
  selfOnly: true,
  response: v.null(),
})
