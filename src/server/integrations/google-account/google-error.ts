import * as v from 'valibot'

const lenient = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined)
const Coded = v.object({ errorCode: v.record(v.string(), v.unknown()) })

const Body = v.object({
  error: v.object({
    message: lenient(v.string()),
    errors: lenient(v.array(v.object({ reason: lenient(v.string()) }))),
    details: lenient(
      v.array(
        v.object({
          reason: lenient(v.string()),
          retryDelay: lenient(v.string()),
          /** Google Ads puts its own errors here. */
          errors: lenient(v.array(Coded)),
        }),
      ),
    ),
  }),
})
/** What a stream has sent so far is a list, also where it is an error alone. */
const Streamed = v.union([v.pipe(v.array(Body), v.minLength(1)), Body])

/** The error of an answer of Google. */
export interface GoogleError {
  message: string | null
  /** Google's words for it, such as `rateLimitExceeded`, `SERVICE_DISABLED` or `USER_PERMISSION_DENIED`. */
  reasons: string[]
  retryAfterSeconds: number | null
}

/** null: it is none of Google's, but a proxy's page, say. */
export function googleErrorOf(json: unknown): GoogleError | null {
  const parsed = v.safeParse(Streamed, json)
  if (!parsed.success) return null
  const body = Array.isArray(parsed.output) ? parsed.output[0] : parsed.output
  if (body === undefined) return null
  const { message, errors = [], details = [] } = body.error
  const codes = details.flatMap((detail) => detail.errors ?? []).flatMap(({ errorCode }) => Object.values(errorCode))
  const reasons = [...codes, ...details.map(({ reason }) => reason), ...errors.map(({ reason }) => reason)]
  const delay = details.flatMap(({ retryDelay }) => /^(\d{1,6})(?:\.\d+)?s$/.exec(retryDelay ?? '')?.[1] ?? [])[0]
  return {
    message: message ?? null,
    reasons: reasons.filter((one): one is string => typeof one === 'string' && /^[A-Za-z_]{1,80}$/.test(one)),
    retryAfterSeconds: delay === undefined ? null : Number(delay),
  }
}
