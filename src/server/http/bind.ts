import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { sql, type Kysely, type Transaction } from 'kysely'
import * as v from 'valibot'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { recordWriteWhileActing } from '#server/audit/audit.ts'
import type { Schema } from '#server/db/schema.ts'
import { failureAnswer, jsonAnswer } from '#server/kernel/json-answer.ts'
import { compressedAnswer } from './compressed-answer.ts'
import { callerOf, refuseCrossSite, refuseOtherOrganization } from './caller.ts'
import {
  claimKey,
  fingerprintOf,
  forgetKey,
  idempotencyKey,
  storeAnswer,
  type Answer,
  type Claim,
} from './idempotency.ts'
import { withoutFiles } from './read-form.ts'
import { readRequest, type ReadRequest } from './read-request.ts'
import { senderOf } from '#server/kernel/sender.ts'
import { requireAccess, requirePrivilege } from '#server/endpoints/require-access.ts'
import { requireCurrentMembership } from '#server/endpoints/require-current-membership.ts'
import type { AfterCommit, Handler, Route } from '#server/endpoints/serve.ts'
import type { Services } from '#server/endpoints/services.ts'
import type { Caller } from '#server/kernel/caller.ts'
import type { Exchange } from '#server/kernel/exchange.ts'
import { HttpError } from '#server/kernel/http-error.ts'

/** Maximum wait for a concurrent request that writes the same rows, ms. */
const LOCK_TIMEOUT_MS = 10_000
const LOCK_NOT_AVAILABLE = '55P03'
const KEY = 'Idempotency-Key'

/**
 * The HTTP side of one endpoint: authenticate, validate the request, run the handler, and answer as the contract
 * declares.
 */
export function bind(route: Route, services: Services): (context: Context) => Promise<Response> {
  const { endpoint } = route
  const isWrite = endpoint.method !== 'GET'

  return async (context) => {
    const headers = new Headers()
    try {
      if (isWrite) refuseCrossSite(context, services)
      const caller = endpoint.auth === 'bearer' ? await callerOf(context, services) : undefined
      if (caller) {
        refuseOtherOrganization(context, caller)
        await requireAccess(endpoint, caller, services)
      }
      const request = await readRequest(endpoint, context)
      const handler = await handlerOf(route, services, request, caller)
      const work = {
        endpoint,
        path: context.req.path,
        handler,
        services,
        request,
        exchange: exchangeOf(context, headers, services),
        afterwards: [],
      }
      const writes = isWrite && !endpoint.readOnly
      const done = writes && caller ? await write(context, { ...work, caller }) : await runAlone({ ...work, caller })
      const key = context.req.header(KEY)
      // Lets the client distinguish this response from that of an intermediary, which does not echo the key.
      if (isWrite && key !== undefined) headers.append(KEY, key)
      const answer = caller
        ? compressedAnswer(done.status, done.body, context.req.header('accept-encoding'))
        : jsonAnswer(done.status, done.body)
      return withHeaders(answer, headers)
    } catch (error) {
      if (error instanceof HttpError) return withHeaders(failureAnswer(error), headers)
      throw error
    }
  }
}

/** Handlers of public endpoints must not read the caller; the types cannot express that it is undefined. */
const askedBy = (caller: Caller | undefined) => caller as Caller

const handlerOf = ({ prepare }: Route, services: Services, request: ReadRequest, caller: Caller | undefined) =>
  prepare({ ...(request as UntypedRequest), caller: askedBy(caller), services })

/** The endpoint's schemas have validated the request to what its handler takes. */
type UntypedRequest = { params: undefined; query: undefined; body: undefined }

interface Work {
  endpoint: Endpoint
  /** As requested, without the query. */
  path: string
  handler: Handler<Endpoint>
  services: Services
  request: ReadRequest
  exchange: Exchange
  caller: Caller | undefined
  /** Runs after the commit; the handler adds to it. */
  afterwards: AfterCommit[]
}

async function runAlone(work: Work): Promise<Answer> {
  const answer = await run(work, work.services.db)
  await finish(work)
  return answer
}

async function finish({ afterwards }: Work): Promise<void> {
  for (const next of afterwards) await next()
}

async function run(work: Work, db: Kysely<Schema> | Transaction<Schema>): Promise<Answer> {
  const { endpoint, handler, services, request, exchange } = work
  const answer = await handler({
    ...(request as UntypedRequest),
    caller: askedBy(work.caller),
    db,
    services,
    exchange,
    afterCommit: (next) => work.afterwards.push(next),
  })
  return { status: endpoint.status, body: endpoint.status === 204 ? null : serialise(endpoint, answer) }
}

async function runAudited(work: Work & { caller: Caller }, transaction: Transaction<Schema>): Promise<Answer> {
  const answer = await run(work, transaction)
  await recordWriteWhileActing(transaction, work, work.services.clock())
  return answer
}

/** Only fields that the contract declares leave the server; anything else in an answer is a bug on our side. */
function serialise(endpoint: Endpoint, answer: unknown): string {
  const result = v.safeParse(endpoint.response, answer)
  if (result.success) return JSON.stringify(result.output)
  const fields = result.issues.map((issue) => v.getDotPath(issue) ?? '(all)').join(', ')
  throw new Error(`${endpoint.id} answered against its contract: ${fields}`)
}

async function write(context: Context, work: Work & { caller: Caller }): Promise<Answer> {
  const claim = await claimOf(context, work)
  const answer = await commit(work, claim)
  try {
    await finish(work)
  } catch (error) {
    if (claim) await forgetKey(work.services.db, claim)
    throw error
  }
  return answer
}

async function claimOf(context: Context, work: Work & { caller: Caller }): Promise<Claim | undefined> {
  const { endpoint, request, caller } = work
  const key = handsOutTokens(endpoint) ? undefined : idempotencyKey(context.req.header(KEY))
  if (key === undefined) return undefined
  const body = endpoint.multipart ? await withoutFiles(request.body) : request.body
  const { userId, organizationId } = caller
  return {
    key,
    userId,
    fingerprint: fingerprintOf({ organizationId, method: context.req.method, path: pathOf(context), body }),
    now: work.services.clock(),
  }
}

async function commit(work: Work & { caller: Caller }, claim: Claim | undefined): Promise<Answer> {
  try {
    return await work.services.db.transaction().execute(async (transaction) => {
      const caller = await requireCurrentMembership(transaction, work.caller)
      requirePrivilege(work.endpoint, caller)
      const live = { ...work, caller }
      if (!claim) return runAudited(live, transaction)
      if (work.services.database.kind === 'postgres') await limitLockWaits(transaction)
      const earlier = await claimKey(transaction, claim)
      if (earlier) {
        work.exchange.setHeader('Idempotency-Replayed', 'true')
        return earlier
      }
      const answer = await runAudited(live, transaction)
      await storeAnswer(transaction, claim, answer)
      return answer
    })
  } catch (error) {
    if (claim && (error as { code?: unknown }).code === LOCK_NOT_AVAILABLE) {
      throw new HttpError('IDEMPOTENCY_IN_PROGRESS', 'The same request is still being answered.', {
        headers: { 'retry-after': '1' },
      })
    }
    throw error
  }
}

/** Responses that hold tokens or keys are never stored, not even to replay them for a repeated request. */
const handsOutTokens = ({ response }: Endpoint): boolean =>
  'entries' in response &&
  typeof response.entries === 'object' &&
  response.entries !== null &&
  secretFields.some((field) => field in (response.entries as object))

const secretFields = ['accessToken', 'token', 'file', 'invitationPath', 'secret', 'recoveryCodes']

/**
 * In Postgres, two connections may write under the same key concurrently; the embedded database has a single
 * connection.
 */
async function limitLockWaits(transaction: Transaction<Schema>): Promise<void> {
  await sql`select set_config('lock_timeout', ${String(LOCK_TIMEOUT_MS)}, true)`.execute(transaction)
}

function pathOf(context: Context): string {
  const { pathname, search } = new URL(context.req.url)
  return pathname + search
}

function exchangeOf(context: Context, headers: Headers, { config }: Services): Exchange {
  const { ip, viaProxy, elsewhere } = senderOf(context, config)
  return {
    ip,
    viaProxy,
    elsewhere,
    header: (name) => context.req.header(name),
    cookie: (name) => getCookie(context, name),
    setHeader: (name, value) => headers.append(name, value),
  }
}

function withHeaders(response: Response, headers: Headers): Response {
  for (const [name, value] of headers) response.headers.append(name, value)
  return response
}
