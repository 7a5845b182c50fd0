import * as client from 'openid-client'
import type { Services } from '#server/endpoints/services.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { errorFields } from '#server/kernel/log.ts'

/** No answer, or one of a server that is not well. */
const unavailable = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'])

/** @throws HttpError OAUTH_FAILED when a provider refuses or its answer can't be trusted, UNAVAILABLE when it does not answer */
export async function askProvider<T>(ask: () => Promise<T>, { log }: Pick<Services, 'log'>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    log.warn('social log-in failed', { ...errorFields(error), code: codeOf(error) })
    throw isUnavailable(error)
      ? new HttpError('UNAVAILABLE', 'The provider does not answer. Try again later.', {
          details: { reason: 'provider' },
        })
      : new HttpError('OAUTH_FAILED', 'The provider did not confirm the log-in.')
  }
}

/** The library passes on what `fetch` throws when there is no connection. */
const isUnavailable = (error: unknown) =>
  error instanceof TypeError || (error instanceof client.ClientError && unavailable.has(error.code ?? ''))

function codeOf(error: unknown): string | undefined {
  if (error instanceof client.ResponseBodyError) return error.error
  return error instanceof client.ClientError ? error.code : undefined
}
