import type { Services } from '#server/endpoints/services.ts'
import type { Exchange } from '#server/kernel/exchange.ts'
import { newOpaqueToken } from '#server/kernel/opaque-token.ts'
import { strictCookie } from '../sessions/strict-cookie.ts'
import { FLOW_SECONDS } from './flow.ts'

const COOKIE = 'storeglass-oauth'

/** Marks the browser that begins a log-in; one with several tabs at a provider has one mark for all of them. */
export function markBrowser(services: Services, exchange: Exchange): string {
  const browser = browserOf(exchange) ?? newOpaqueToken()
  exchange.setHeader('Set-Cookie', cookie(browser, FLOW_SECONDS, services, exchange))
  return browser
}

export function browserOf(exchange: Exchange): string | undefined {
  const value = exchange.cookie(COOKIE)
  return value && /^[\w-]{43}$/.test(value) ? value : undefined
}

export const forgetBrowser = (services: Services, exchange: Exchange): void =>
  exchange.setHeader('Set-Cookie', cookie('', 0, services, exchange))

/** The page that the provider leads back to is our own, so that even a strict cookie is sent from there. */
const cookie = (value: string, maxAge: number, { config }: Services, exchange: Exchange): string =>
  strictCookie({ name: COOKIE, value, path: '/api/auth/v1', maxAge }, config, exchange)
