import * as v from 'valibot'
import { TokenResponse } from './auth.ts'
import { Passkey, PasskeyAnswer } from './passkeys.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { FIELD_MAX } from '../protocol/limits.ts'
import { Id, Timestamp } from '../store.ts'

/** Minutes for which a log-in waits for its second step. */
export const TICKET_MINUTES = 10
/** Codes that one ticket takes before the log-in begins anew. */
export const TICKET_TRIES = 5
/** Minutes for which nobody is asked again who they are. */
export const CONFIRMED_MINUTES = 10
export const RECOVERY_CODES = 10

/** What shows who somebody is. An app on their telephone makes the codes of `app`. */
export const ConfirmationWay = v.picklist(['app', 'passkey', 'recovery-code', 'password'])
export type ConfirmationWay = v.InferOutput<typeof ConfirmationWay>

/** Six digits of an authenticator app (RFC 6238). */
export const AppCode = v.pipe(v.string(), v.regex(/^\d{6}$/))
const RecoveryCode = v.pipe(v.string(), v.minLength(1), v.maxLength(FIELD_MAX))

export const SecondStepAnswer = v.variant('way', [
  v.object({ way: v.literal('app'), code: AppCode }),
  v.object({ way: v.literal('recovery-code'), code: RecoveryCode }),
  v.object({ way: v.literal('passkey'), passkey: PasskeyAnswer }),
])
export type SecondStepAnswer = v.InferOutput<typeof SecondStepAnswer>

/** Who has a second step shows that; who has none, the password. */
export const Confirmation = v.variant('way', [
  ...SecondStepAnswer.options,
  v.object({ way: v.literal('password'), password: v.pipe(v.string(), v.minLength(1), v.maxLength(FIELD_MAX)) }),
])
export type Confirmation = v.InferOutput<typeof Confirmation>

/**
 * The `details` of SECOND_STEP, with which every way of logging in answers where the account has a second step. The ticket
 * opens nothing by itself, and is good for one log-in.
 */
export const SecondStepNeeded = v.object({ ticket: v.string(), ways: v.array(v.string()) })

/** Completes a log-in. A wrong answer leaves the ticket good for a few more. */
export const takeSecondStep = endpoint({
  id: 'takeSecondStep',
  summary: 'Complete a log-in with the second step',
  method: 'POST',
  path: '/auth/v1/second-step',
  auth: 'public',
  body: v.object({ ticket: v.pipe(v.string(), v.minLength(1), v.maxLength(FIELD_MAX)), answer: SecondStepAnswer }),
  response: TokenResponse,
  errors: ['SECOND_STEP_WRONG', 'SECOND_STEP_EXPIRED', 'ORGANIZATION_NOT_FOUND'],
})

/** Within the next minutes the session is not asked again. */
export const confirmIdentity = endpoint({
  id: 'confirmIdentity',
  summary: "Confirm the user's identity with the second step or the password",
  method: 'POST',
  path: '/auth/v1/confirm',
  status: 204,
  selfOnly: true,
  withoutSecondStep: true,
  body: Confirmation,
  response: v.null(),
  errors: ['WRONG_PASSWORD', 'SECOND_STEP_WRONG'],
})

/** Changes nothing. For the start of an act that needs the confirmation only later, such as a rule that is sent by the queue. */
export const requireConfirmation = endpoint({
  id: 'requireConfirmation',
  summary: "Refused if the session must first confirm the user's identity; changes nothing",
  method: 'POST',
  path: '/auth/v1/confirm/needed',
  status: 204,
  readOnly: true,
  confirmed: true,
  response: v.null(),
})

export const SecondStep = v.object({
  /** Since when there is any; null: off. */
  since: v.nullable(Timestamp),
  /** Whether an authenticator app makes codes. */
  hasApp: v.boolean(),
  passkeys: v.array(Passkey),
  /** The address at which this server's passkeys are good; null: nowhere, as it has neither https nor the name "localhost". */
  passkeyOrigin: v.nullable(v.string()),
  recoveryCodesLeft: v.number(),
  /** Whether the organisation asks everybody to have one. */
  isRequired: v.boolean(),
})
export type SecondStep = v.InferOutput<typeof SecondStep>

export const getSecondStep = endpoint({
  id: 'getSecondStep',
  summary: 'Whether the own log-in has a second step, and how many recovery codes are left',
  method: 'GET',
  path: '/auth/v1/second-step',
  offline: 'network',
  selfOnly: true,
  withoutSecondStep: true,
  response: SecondStep,
})

/** Begins anew each time, as long as no code has confirmed it. `secret` is for typing, `address` for a QR code. */
export const setUpSecondStep = endpoint({
  id: 'setUpSecondStep',
  summary: 'The secret for an authenticator app; the first code turns it on',
  method: 'POST',
  path: '/auth/v1/second-step/set-up',
  selfOnly: true,
  confirmed: true,
  withoutSecondStep: true,
  response: v.object({ secret: v.string(), address: v.string() }),
  errors: ['SECOND_STEP_ON'],
})

/** Told once; the ones made before stop working. */
const RecoveryCodes = v.object({ recoveryCodes: v.array(v.string()) })

/** The first code shows that the app has the secret. */
export const turnOnSecondStep = endpoint({
  id: 'turnOnSecondStep',
  summary: 'Turn on two-step verification, and get recovery codes',
  method: 'POST',
  path: '/auth/v1/second-step/on',
  selfOnly: true,
  withoutSecondStep: true,
  body: v.object({ code: AppCode }),
  response: RecoveryCodes,
  errors: ['SECOND_STEP_ON', 'SECOND_STEP_WRONG'],
})

export const makeRecoveryCodes = endpoint({
  id: 'makeRecoveryCodes',
  summary: 'Generate new recovery codes; the old ones stop working',
  method: 'POST',
  path: '/auth/v1/second-step/recovery-codes',
  selfOnly: true,
  confirmed: true,
  response: RecoveryCodes,
  errors: ['SECOND_STEP_OFF'],
})

/** Of app, passkeys and recovery codes none is left. Refused with SECOND_STEP_NOT_SET_UP where the organisation asks for it. */
export const turnOffSecondStep = endpoint({
  id: 'turnOffSecondStep',
  summary: 'Turn off two-step verification',
  method: 'POST',
  path: '/auth/v1/second-step/off',
  status: 204,
  selfOnly: true,
  confirmed: true,
  response: v.null(),
})

/** For the owner. */
const ofOrganisation = {
  path: '/usermanagement/v2/organizations/{orgId}/second-step',
  privilege: 'account/close',
  params: v.object({ orgId: Id }),
} as const

export const getSecondStepRule = endpoint({
  id: 'getSecondStepRule',
  summary: 'Whether the organisation requires two-step verification',
  method: 'GET',
  offline: 'network',
  ...ofOrganisation,
  response: v.object({ isRequired: v.boolean() }),
})

/** Who asks it of others has it first: SECOND_STEP_OFF. Never of a demo. */
export const putSecondStepRule = endpoint({
  id: 'putSecondStepRule',
  summary: 'Require two-step verification of everyone in the organisation, or make it optional',
  method: 'PUT',
  status: 204,
  selfOnly: true,
  confirmed: true,
  ...ofOrganisation,
  body: v.object({ isRequired: v.boolean() }),
  response: v.null(),
  errors: ['SECOND_STEP_OFF'],
})

/** For staff, once they are sure who asks for it: somebody has lost the telephone and the codes. */
export const removeSecondStep = endpoint({
  id: 'removeSecondStep',
  summary: 'Remove two-step verification of a user who has lost phone and recovery codes',
  method: 'DELETE',
  path: '/admin/v1/users/{userId}/second-step',
  status: 204,
  privilege: 'admin/manage',
  selfOnly: true,
  confirmed: true,
  params: v.object({ userId: Id }),
  response: v.null(),
  errors: ['NOT_FOUND'],
})
