import * as v from 'valibot'

/** Every code the API can answer with, and its HTTP status. The list is closed: the UI decides by kind, never by text. */
export const errorStatus = {
  VALIDATION_FAILED: 400,
  MALFORMED_BODY: 400,
  RECAPTCHA_FAILED: 400,
  VERIFICATION_INVALID: 400,
  PASSWORD_TOO_WEAK: 400,
  INVITE_INVALID: 400,
  LOGIN_TOKEN_INVALID: 400,
  OAUTH_FAILED: 400,
  OAUTH_STATE_INVALID: 400,
  UNAUTHORIZED: 401,
  INVALID_CREDENTIALS: 401,
  REFRESH_TOKEN_INVALID: 401,
  REFRESH_TOKEN_REUSED: 401,
  ORGANIZATION_NOT_FOUND: 401,
  PAYMENT_FAILED: 402,
  FORBIDDEN: 403,
  WRONG_PASSWORD: 403,
  EMAIL_NOT_VERIFIED: 403,
  NOT_WHILE_ACTING: 403,
  FEATURE_LOCKED: 403,
  NOT_FOUND: 404,
  PROJECT_NOT_FOUND: 404,
  MEMBER_NOT_FOUND: 404,
  APP_NOT_FOUND: 404,
  APP_NOT_AVAILABLE: 404,
  METHOD_NOT_ALLOWED: 405,
  INSUFFICIENT_SLOTS: 409,
  APP_LIMIT_REACHED: 409,
  APP_ALREADY_ADDED: 409,
  QUOTA_EXCEEDED: 409,
  ALREADY_MEMBER: 409,
  LAST_OWNER: 409,
  PLAN_STATE: 409,
  LAST_COUNTRY: 409,
  CHANGED_ELSEWHERE: 409,
  IDEMPOTENCY_IN_PROGRESS: 409,
  IMPORT_RUNNING: 409,
  VERIFICATION_EXPIRED: 410,
  INVITE_EXPIRED: 410,
  BODY_TOO_LARGE: 413,
  UPLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  COUNTRY_NOT_SUPPORTED: 422,
  COMPETITOR_IS_OWN_APP: 422,
  BUSINESS_EMAIL_REQUIRED: 422,
  IDEMPOTENCY_MISMATCH: 422,
  NOT_A_DUMP: 422,
  UPDATE_REQUIRED: 426,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  MAIL_OFF: 501,
  UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof errorStatus
export const errorCodes = Object.keys(errorStatus) as ErrorCode[]

/** Codes any endpoint may answer with; an endpoint lists only its own besides. */
export const commonErrors = [
  'VALIDATION_FAILED',
  'MALFORMED_BODY',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'NOT_WHILE_ACTING',
  'FEATURE_LOCKED',
  'METHOD_NOT_ALLOWED',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[]

/** `details` contains only data that may be shown to a person: a field's path, a limit, seconds to wait. */
export const ErrorBody = v.object({
  error: v.picklist(errorCodes),
  message: v.string(),
  details: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.array(v.string())]))),
})
export type ErrorBody = v.InferOutput<typeof ErrorBody>
