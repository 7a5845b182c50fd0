import * as v from 'valibot'
import { TokenResponse } from './auth.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { FIELD_MAX } from '../protocol/limits.ts'
import { Timestamp } from '../store.ts'

/** Takes the user who asks into another window or application; good once, within a minute. */
export const createLoginToken = endpoint({
  id: 'createLoginToken',
  summary: 'A one-time token that signs its user in elsewhere',
  method: 'POST',
  path: '/auth/v1/token/one-time',
  status: 201,
  selfOnly: true,
  response: v.object({ token: v.string(), expiresAt: Timestamp }),
})

/** AUTH-018, AUTH-047. */
export const redeemLoginToken = endpoint({
  id: 'redeemLoginToken',
  summary: 'Sign in with a one-time token',
  method: 'POST',
  path: '/auth/v1/token/login-token',
  auth: 'public',
  body: v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(FIELD_MAX)) }),
  response: TokenResponse,
  errors: ['LOGIN_TOKEN_INVALID', 'ORGANIZATION_NOT_FOUND', 'SECOND_STEP'],
})
