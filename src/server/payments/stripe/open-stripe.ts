import type { Stripe } from 'stripe'
import type { Config } from '#server/kernel/config.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { errorFields, type Log } from '#server/kernel/log.ts'

export type StripeConfig = NonNullable<Config['stripe']>

/** A person waits for most of these calls. */
const TIMEOUT_MS = 8000

/** The official library, loaded when it is first needed. */
export function openStripe({ secretKey, apiUrl }: StripeConfig): () => Promise<Stripe> {
  let opened: Promise<Stripe> | undefined
  const open = async () => {
    const { Stripe } = await import('stripe')
    const { protocol, hostname, port } = new URL(apiUrl)
    return new Stripe(secretKey, {
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      ...(port === '' ? {} : { port }),
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
    })
  }
  return () => (opened ??= open())
}

/** Stripe's failures as the API tells them: that a card was declined, or that Stripe can't be had now. */
export async function asked<T>(log: Log, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof HttpError) throw error
    if (isCardError(error)) throw new HttpError('PAYMENT_FAILED', 'The payment was declined.')
    log.error('stripe call failed', errorFields(error))
    throw new HttpError('UNAVAILABLE', 'The payment provider does not answer as it should. Try again later.')
  }
}

/** Stripe says of a subscription that is over, as of any other, that there is none to cancel. */
export function unlessMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'resource_missing')) throw error
}

const isCardError = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'StripeCardError'
