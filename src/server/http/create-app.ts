import { randomUUID } from 'node:crypto'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { API_BASE } from '#contract/protocol/endpoint.ts'
import { errorFields, type Log } from '#server/kernel/log.ts'
import { SourceOff } from '#server/markets/live/gateway/store-failure.ts'
import { MarketUnavailable } from '#server/markets/market-unavailable.ts'
import { senderOf } from '#server/kernel/sender.ts'
import { failureAnswer } from '#server/kernel/json-answer.ts'
import { bind } from './bind.ts'
import { databaseTrouble } from '#server/db/database-trouble.ts'
import { securityHeaders } from './security-headers.ts'
import type { Route } from '#server/endpoints/serve.ts'
import type { Services } from '#server/endpoints/services.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import type { StaticFiles } from './static/static-files.ts'

export interface AppOptions {
  /** The built web app; without it, only the API answers. */
  files?: StaticFiles
  /** Adds routes that are not endpoints of the contract: media, documentation, the mailbox. */
  extras?: (app: Hono) => void
}

/** The whole server without a socket: `app.request()` in tests, the Node adapter in production. */
export function createApp(services: Services, routes: Route[], options: AppOptions = {}): Hono {
  const app = new Hono()
  const { recaptcha, thirdParties } = services.config

  app.use(warnOfUnknownProxy(services))
  app.use(async (context, next) => {
    const started = performance.now()
    await next()
    services.log.debug('request', {
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      ms: Math.round(performance.now() - started),
    })
  })
  app.use(securityHeaders(options.files, { captcha: recaptcha !== undefined, thirdParties }))

  for (const route of routes) {
    app.on(route.endpoint.method, pathOf(route.endpoint.path), bind(route, services))
  }
  options.extras?.(app)
  for (const [path, methods] of methodsByPath(routes)) {
    app.all(path, () => failureAnswer(methodNotAllowed(methods)))
  }
  app.all(`${API_BASE}/*`, () => failureAnswer(new HttpError('NOT_FOUND', 'There is nothing at this address.')))
  if (options.files) {
    const { files } = options
    app.get('*', (context) => files.answer(context.req.raw))
  }

  app.notFound(() => failureAnswer(new HttpError('NOT_FOUND', 'There is nothing at this address.')))
  app.onError((error, context) => failureAnswer(reported(error, context, services)))
  return app
}

/** Says once that a proxy's forwarding headers are ignored: everybody behind it counts as one client. */
function warnOfUnknownProxy({ config, log }: Services): MiddlewareHandler {
  let isSaid = false
  return async (context, next) => {
    if (!isSaid && senderOf(context, config).isProxyUnknown) {
      isSaid = true
      const message = 'Name your proxy in TRUSTED_PROXIES: until then all its clients count as one.'
      log.warn('forwarding headers ignored', { message })
    }
    await next()
  }
}

/** `/a/{id}` of the contract in the router's syntax. */
const pathOf = (path: string) => API_BASE + path.replaceAll(/\{(\w+)\}/g, ':$1')

function methodsByPath(routes: Route[]): Map<string, string[]> {
  const methods = new Map<string, string[]>()
  for (const { endpoint } of routes) {
    const path = pathOf(endpoint.path)
    methods.set(path, [...(methods.get(path) ?? []), endpoint.method])
  }
  return methods
}

const methodNotAllowed = (methods: string[]) =>
  new HttpError('METHOD_NOT_ALLOWED', 'This address does not take this method.', {
    headers: { allow: methods.join(', ') },
  })

/** Logs an unexpected error under an id. The client gets the id and nothing else. */
function reported(error: Error, context: Context, { log, database }: Services): HttpError {
  if (error instanceof HttpError) return error
  if (isCutOff(error, context)) return new HttpError('MALFORMED_BODY', 'The request was cut off.')
  const requestId = randomUUID()
  const asked = { requestId, method: context.req.method, path: context.req.path }
  if (error instanceof MarketUnavailable) return marketFailure(error, asked, log)
  const trouble = databaseTrouble(error, database.kind)
  const { answer, ...advice } = trouble ?? {}
  log.error('request failed', { ...asked, ...advice, ...errorFields(error) })
  return answer !== undefined
    ? new HttpError('UNAVAILABLE', answer, { details: { requestId } })
    : new HttpError('INTERNAL', 'Something went wrong on the server.', { details: { requestId } })
}

/** The client disconnected while sending the body: there is nobody to answer, and nothing failed here. */
const isCutOff = (error: Error, context: Context): boolean =>
  (error as NodeJS.ErrnoException).code === 'ECONNRESET' && context.req.raw.signal.aborted

/** A store that limits our calls is not a fault to log as an error: the response says when to retry. */
function marketFailure(
  { market, retryAfterSeconds, cause }: MarketUnavailable,
  asked: { requestId: string; method: string; path: string },
  log: Log,
): HttpError {
  const message = 'The market does not answer. Try again later.'
  const { requestId } = asked
  if (cause instanceof SourceOff)
    return new HttpError('SOURCE_OFF', 'What would have to be asked is switched off on this server.', {
      details: { requestId, source: cause.source },
    })
  if (retryAfterSeconds === null) {
    log.error('request failed', { ...asked, market, ...errorFields(cause) })
    return new HttpError('UNAVAILABLE', message, { details: { requestId } })
  }
  log.warn('store not available', { ...asked, market, retryAfterSeconds })
  return new HttpError('UNAVAILABLE', message, {
    details: { requestId, retryAfterSeconds },
    headers: { 'retry-after': String(retryAfterSeconds) },
  })
}
