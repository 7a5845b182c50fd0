import * as v from 'valibot'
import { Email } from './auth/auth.ts'
import { endpoint } from './protocol/endpoint.ts'
import { Field, Id, Timestamp } from './store.ts'

const APPS_MAX = 10_000

/** SUB-019, OP-10, OP-62. */
export const requestDemo = endpoint({
  id: 'requestDemo',
  summary: 'Book a demo with a person',
  method: 'POST',
  path: '/usermanagement/v2/users/{userId}/demo-request',
  selfOnly: true,
  status: 204,
  params: v.object({ userId: Id }),
  body: v.object({
    name: Field,
    email: Email,
    company: Field,
    apps: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(APPS_MAX)),
    preferredTime: Timestamp,
  }),
  response: v.null(),
  errors: ['BUSINESS_EMAIL_REQUIRED'],
})
