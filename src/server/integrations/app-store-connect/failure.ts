import * as v from 'valibot'
import { ProviderFailure, type ProviderFailureKind } from '#server/integrations/provider/provider-failure.ts'
import { retryAfterOf } from '#server/integrations/provider/retry-after.ts'
import type { Refusal } from '#server/integrations/provider/request.ts'

const Told = v.object({
  code: v.optional(v.string(), ''),
  detail: v.nullish(v.string()),
  source: v.fallback(v.nullish(v.object({ pointer: v.optional(v.string(), '') })), null),
})
/** What keeps a version from being reviewed stands beneath, by the address of what it is about. */
const Beneath = v.object({ associatedErrors: v.optional(v.record(v.string(), v.array(Told)), {}) })
const Errors = v.object({
  errors: v.array(v.object({ ...Told.entries, meta: v.fallback(v.nullish(Beneath), null) })),
})

/** What a refusal of App Store Connect means. The telling error may be the second one of its list. */
export function failureOf({ status, headers, json }: Refusal, now: Date): ProviderFailure {
  const parsed = v.safeParse(Errors, json)
  const errors = parsed.success ? parsed.output.errors : []
  const kind = kindOf(
    status,
    errors.map(({ code }) => code),
  )
  const beneath = errors.flatMap(({ meta }) => Object.values(meta?.associatedErrors ?? {}).flat())
  const code = errors.map((error) => error.code).find((one) => /^[A-Z0-9_.]{1,80}$/.test(one))
  return new ProviderFailure(
    'app-store-connect',
    kind,
    `app-store-connect refused with ${status}${code === undefined ? '' : ` ${code}`}`,
    {
      status,
      retryAfterSeconds: retryAfterOf(headers, now),
      detail: [...beneath, ...errors].find(({ detail }) => detail)?.detail ?? null,
      attributes: errors.flatMap(({ source, detail }) => {
        const name = /^\/data\/attributes\/(\w+)$/.exec(source?.pointer ?? '')?.[1]
        return name !== undefined && detail ? [{ name, detail }] : []
      }),
    },
  )
}

function kindOf(status: number, codes: readonly string[]): ProviderFailureKind {
  if (status === 401) return 'credentials'
  if (status === 403)
    return codes.some((code) => code.startsWith('FORBIDDEN.REQUIRED_AGREEMENTS')) ? 'agreements' : 'permission'
  // Of something that is to belong to something else: that one is gone.
  if (status === 404 || codes.some((code) => code.startsWith('ENTITY_ERROR.RELATIONSHIP.INVALID'))) return 'not-found'
  if (status === 429) return 'rate-limited'
  // It did not wait for the whole call.
  if (status === 408) return 'unavailable'
  return 'refused'
}
