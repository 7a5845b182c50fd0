import type { AppRef } from '#contract/store.ts'

export interface AppReference extends AppRef {
  /** ISO 3166-1 alpha-2, where the address names a country. */
  country?: string
}

const APPLE_ID = /^(?:id)?(\d{6,12})$/i
const APPLE_PATH = /^\/(?:([a-z]{2})\/)?app\/(?:[^/]+\/)?id(\d{6,12})\/?$/i
/** At least two parts, each beginning with a letter, as Android wants it. */
const PACKAGE_NAME = /^(?=.{3,150}$)[a-z]\w*(?:\.[a-z]\w*)+$/i
const APPLE_HOSTS = new Set(['apps.apple.com', 'itunes.apple.com'])
const GOOGLE_HOST = 'play.google.com'
const STORE_HOST = /^(?:www\.)?(?:apps\.apple|itunes\.apple|play\.google|apple|google)\.com$/i

const withCountry = (ref: AppRef, country: string | null | undefined): AppReference =>
  country && /^[a-z]{2}$/i.test(country) ? { ...ref, country: country.toUpperCase() } : ref

function parseAddress(text: string): AppReference | null {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return null
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(address)
  if (!['https:', 'http:'].includes(protocol) || port || username || password) return null
  if (APPLE_HOSTS.has(hostname)) {
    const [, country, trackId] = APPLE_PATH.exec(pathname) ?? []
    return trackId ? withCountry({ store: 'APP_STORE', trackId }, country) : null
  }
  const id = searchParams.get('id')
  if (hostname !== GOOGLE_HOST || !/^\/store\/apps\/details\/?$/.test(pathname) || !id || !PACKAGE_NAME.test(id))
    return null
  return withCountry({ store: 'GOOGLE_PLAY', trackId: id }, searchParams.get('gl'))
}

/**
 * What a person pastes to name one app: an Apple id (`281940292`, `id281940292`), the address of an App Store or
 * Google Play page, or a package name (`com.company.app`). null: none of these, so probably words to search for.
 */
export function parseAppReference(text: string): AppReference | null {
  const trimmed = text.trim()
  const appleId = APPLE_ID.exec(trimmed)?.[1]
  if (appleId) return { store: 'APP_STORE', trackId: appleId }
  if (PACKAGE_NAME.test(trimmed) && !STORE_HOST.test(trimmed)) return { store: 'GOOGLE_PLAY', trackId: trimmed }
  return /[\s<>"]/.test(trimmed) ? null : parseAddress(trimmed)
}
