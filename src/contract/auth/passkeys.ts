import * as v from 'valibot'
import { endpoint } from '../protocol/endpoint.ts'
import { FIELD_MAX } from '../protocol/limits.ts'
import { Field, Timestamp } from '../store.ts'

/** Most that one account has. */
export const PASSKEYS_MAX = 20

/** Longest part of an answer of a browser, characters: attestations of some devices hold certificates. */
const PART_MAX = 16_384
const Base64Url = v.pipe(v.string(), v.maxLength(PART_MAX), v.regex(/^[\w-]*$/))
const credential = { id: Base64Url, rawId: Base64Url, type: v.literal('public-key') }

/** A passkey that a browser has made, as WebAuthn writes it in JSON. */
export const NewPasskey = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(FIELD_MAX))), v.maxLength(10))),
  }),
})
export type NewPasskey = v.InferOutput<typeof NewPasskey>

/** What a passkey has signed. */
export const PasskeyAnswer = v.object({
  ...credential,
  response: v.object({ clientDataJSON: Base64Url, authenticatorData: Base64Url, signature: Base64Url }),
})
export type PasskeyAnswer = v.InferOutput<typeof PasskeyAnswer>

const Known = v.object({
  id: v.string(),
  type: v.string(),
  transports: v.array(v.string()),
})

/** For `navigator.credentials.create`. */
const PasskeyWanted = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal('public-key') })),
  timeout: v.number(),
  excludeCredentials: v.array(Known),
})
export type PasskeyWanted = v.InferOutput<typeof PasskeyWanted>

/** For `navigator.credentials.get`. */
const PasskeyAsked = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  allowCredentials: v.array(Known),
})
export type PasskeyAsked = v.InferOutput<typeof PasskeyAsked>

export const Passkey = v.object({
  passkeyId: v.string(),
  name: v.string(),
  createdAt: Timestamp,
  usedAt: v.nullable(Timestamp),
})
export type Passkey = v.InferOutput<typeof Passkey>

/** Begins a new passkey in this browser. */
export const wantPasskey = endpoint({
  id: 'wantPasskey',
  summary: 'What a browser needs to make a passkey',
  method: 'POST',
  path: '/auth/v1/passkeys/begin',
  selfOnly: true,
  confirmed: true,
  withoutSecondStep: true,
  response: PasskeyWanted,
  errors: ['QUOTA_EXCEEDED'],
})

/** `recoveryCodes`: told once, with the first of the account's second steps; null: there are some already. */
export const addPasskey = endpoint({
  id: 'addPasskey',
  summary: 'Log in with a passkey, too, from now on',
  method: 'POST',
  path: '/auth/v1/passkeys',
  status: 201,
  selfOnly: true,
  confirmed: true,
  withoutSecondStep: true,
  body: v.object({ name: v.pipe(Field, v.minLength(1)), passkey: NewPasskey }),
  response: v.object({ recoveryCodes: v.nullable(v.array(v.string())) }),
  errors: ['SECOND_STEP_WRONG'],
})

/** One that is gone changes nothing. The last second step stays where the organisation asks for one (SECOND_STEP_NOT_SET_UP). */
export const removePasskey = endpoint({
  id: 'removePasskey',
  summary: 'Remove an own passkey; one that is gone changes nothing',
  method: 'DELETE',
  path: '/auth/v1/passkeys/{passkeyId}',
  status: 204,
  selfOnly: true,
  confirmed: true,
  params: v.object({ passkeyId: Base64Url }),
  response: v.null(),
})

/** What a passkey is to sign to complete a log-in. */
export const askPasskey = endpoint({
  id: 'askPasskey',
  summary: 'What a passkey is to sign to complete a log-in',
  method: 'POST',
  path: '/auth/v1/second-step/passkey',
  auth: 'public',
  body: v.object({ ticket: v.pipe(v.string(), v.minLength(1), v.maxLength(FIELD_MAX)) }),
  response: PasskeyAsked,
  errors: ['SECOND_STEP_EXPIRED'],
})

/** What a passkey is to sign to confirm who asks. */
export const askOwnPasskey = endpoint({
  id: 'askOwnPasskey',
  summary: 'What a passkey is to sign to show who asks',
  method: 'POST',
  path: '/auth/v1/confirm/passkey',
  selfOnly: true,
  withoutSecondStep: true,
  response: PasskeyAsked,
})
