import * as v from 'valibot'
import { endpoint } from '../protocol/endpoint.ts'

const Address = v.nullable(v.pipe(v.string(), v.regex(/^(https?|mailto):/)))

/** Where people may come from besides an e-mail and a password (OP-01). */
export const IdentityProvider = v.picklist(['google', 'apple'])
export type IdentityProvider = v.InferOutput<typeof IdentityProvider>

/** What this server offers to somebody who is not signed in: a way in that is not configured is not shown. */
export const SignInOptions = v.object({
  providers: v.array(IdentityProvider),
  /** null: sign-up asks for no captcha. */
  recaptchaSiteKey: v.nullable(v.string()),
  demo: v.boolean(),
  /** Whether a new account begins with a trial. */
  trial: v.boolean(),
  /** What who signs up agrees to; null: there is no such page. */
  terms: Address,
  privacy: Address,
})
export type SignInOptions = v.InferOutput<typeof SignInOptions>

export const getSignInOptions = endpoint({
  id: 'getSignInOptions',
  summary: 'The log-in methods that this server offers',
  method: 'GET',
  path: '/auth/v1/options',
  auth: 'public',
  offline: 'network',
  response: SignInOptions,
})
