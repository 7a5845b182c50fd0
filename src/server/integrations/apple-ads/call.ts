import * as v from 'valibot'
import { exactJson, parseExact } from '#server/kernel/exact-json.ts'
import type { ClientParts } from '../provider/client.ts'
import type { AppleAdsCredentials } from '../provider/credentials.ts'
import { ProviderFailure } from '../provider/provider-failure.ts'
import { askForBytes } from '../provider/request.ts'
import { failureOfError, failureOfStatus, noAnswerKind } from './failures.ts'
import type { Operation } from './operations.ts'
import { tokensOf } from './token.ts'

export interface Asked<T> {
  operation: Operation
  /** Fills in `{id}`. */
  id?: string
  search?: Record<string, string>
  /** Ids of 64 bits are `bigint`s. */
  body?: object
  /** Of `result`. */
  result: v.GenericSchema<unknown, T>
  signal?: AbortSignal | undefined
}

const Paging = v.object({
  pageSize: v.nullish(v.number(), null),
  totalCount: v.nullish(v.number(), null),
})
export interface Answer<T> {
  result: T
  paging: v.InferOutput<typeof Paging> | null
}

/** Asks one operation. @throws ProviderFailure */
export type Call = <T>(asked: Asked<T>) => Promise<Answer<T>>

/** Pages are made for half of it. */
const BYTES_MAX = 16 * 1024 * 1024

type Parts = ClientParts<AppleAdsCredentials> & { baseUrl: string; tokenUrl: string }

/**
 * Calls with the key's token and the chosen account. A token that Apple does not take is replaced once: nothing was done
 * with it. Nothing else is ever sent again.
 */
export function callsOf(parts: Parts): Call {
  const tokens = tokensOf(parts)

  async function ask<T>(asked: Asked<T>, token: string): Promise<Answer<T>> {
    const { operation, signal } = asked
    const bytes = await askForBytes({
      provider: 'apple-ads',
      send: parts.send,
      request: requestOf(asked, token, parts),
      signal,
      maxBytes: BYTES_MAX,
      isWrite: operation.isWrite,
      failureOf: (refusal) => failureOfStatus(operation, refusal),
    })
    return answerOf(asked, bytes)
  }

  return async (asked) => {
    const token = await tokens.current()
    try {
      return await ask(asked, token)
    } catch (error) {
      if (!(error instanceof ProviderFailure && error.kind === 'credentials')) throw error
      tokens.forget(token)
      return ask(asked, await tokens.current())
    }
  }
}

function requestOf<T>(
  { operation, id, search, body }: Asked<T>,
  token: string,
  { baseUrl, credentials }: Parts,
): Request {
  const headers = new Headers({ authorization: `Bearer ${token}`, accept: 'application/json' })
  if (operation.isOfAccount) headers.set('x-ap-context', `adAccountId=${chosen(credentials.accountId)}`)
  if (body) headers.set('content-type', 'application/json')
  const path = operation.path.replace('{id}', encodeURIComponent(id ?? ''))
  const query = search ? `?${new URLSearchParams(search)}` : ''
  return new Request(`${baseUrl}${path}${query}`, {
    method: operation.method,
    headers,
    body: body ? exactJson(body) : null,
  })
}

function chosen(accountId: string | null): string {
  if (accountId !== null && /^\d{1,20}$/.test(accountId)) return accountId
  throw new ProviderFailure('apple-ads', 'account', 'No ad account of apple-ads is chosen.')
}

const Envelope = v.object({
  result: v.optional(v.unknown()),
  pagination: v.nullish(Paging, null),
  error: v.optional(v.unknown()),
})

/** A failed call and an empty list must never look alike: an answer without a result is none. */
function answerOf<T>({ operation, result }: Asked<T>, bytes: Uint8Array): Answer<T> {
  const envelope = v.safeParse(Envelope, jsonOf(bytes))
  if (!envelope.success) throw malformed(operation, 'something else than its envelope')
  const { error, pagination } = envelope.output
  if (error !== null && error !== undefined) throw failureOfError(operation, 200, error)
  const parsed = v.safeParse(result, envelope.output.result)
  if (parsed.success) return { result: parsed.output, paging: pagination }
  throw malformed(operation, `in another form (at ${v.getDotPath(parsed.issues[0]) ?? 'its root'})`)
}

const malformed = (operation: Operation, what: string) =>
  new ProviderFailure('apple-ads', noAnswerKind(operation), `apple-ads answered ${what}: ${operation.path}`, {
    status: 200,
  })

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return parseExact(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
