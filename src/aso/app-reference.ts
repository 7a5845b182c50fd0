import type { AppRef } from '#contract/store.ts'

export interface AppReference extends AppRef {
  /** ISO 3166-1 alpha-2, where the address names a country. */
  country?: string
}

const APPLE_ID = /^(?:id)?(\d{6,12})$/i
const APPLE_PATH = /^\/(?:([a-z]{2})\/)?app\/(?:[^/]+\/)?id(\d{6,12})\/?$/i
/** At least two parts, each beginning with a letter, as Android wants it. */
const PACKAGE_NAME = /^(?=.{3,150}$)[a-z]\w*(?:\.[a-z]\w*)+$/i
const APPLE_HOSTS = new Set(['apps.apple.com', 'itunes.apple.com', 'geo.itunes.apple.com'])
/** Before a store's address these open the store's own app. */
const APPLE_SCHEMES = new Set(['https:', 'http:', 'itms-apps:', 'itms-appss:', 'itms:'])
/** Addresses of the App Store's early years. */
const APPLE_OLD_PATH = /^\/webobjects\/mzstore\.woa\/wa\/viewsoftware\/?$/i
const GOOGLE_HOST = 'play.google.com'
/** Google Play takes any name of the app before the question mark. */
const GOOGLE_PATH = /^\/store\/apps\/details(?:\/[^/]+)?\/?$/
const STORE_HOST = /^(?:www\.)?(?:apps\.apple|itunes\.apple|play\.google|apple|google)\.com$/i

/** What people write in addresses for a country whose code is another one; the stores take it, too. */
const codes: Record<string, string> = { UK: 'GB' }

function withCountry(ref: AppRef, country: string | null | undefined): AppReference {
  if (!country || !/^[a-z]{2}$/i.test(country)) return ref
  const code = country.toUpperCase()
  return { ...ref, country: codes[code] ?? code }
}

function parseAddress(text: string): AppReference | null {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.port || url.username || url.password) return null
  return appleApp(url) ?? googleApp(url)
}

function appleApp({ protocol, hostname, pathname, searchParams }: URL): AppReference | null {
  if (!APPLE_SCHEMES.has(protocol) || !APPLE_HOSTS.has(hostname.toLowerCase())) return null
  const [, country, named] = APPLE_PATH.exec(pathname) ?? []
  const id = APPLE_OLD_PATH.test(pathname) ? searchParams.get('id') : null
  const trackId = named ?? (id !== null && /^\d{6,12}$/.test(id) ? id : undefined)
  return trackId ? withCountry({ store: 'APP_STORE', trackId }, country) : null
}

function googleApp({ protocol, hostname, pathname, searchParams }: URL): AppReference | null {
  const isPage = /^https?:$/.test(protocol) && hostname === GOOGLE_HOST && GOOGLE_PATH.test(pathname)
  const isLink = protocol === 'market:' && hostname.toLowerCase() === 'details'
  const id = searchParams.get('id')
  if (!(isPage || isLink) || !id || !PACKAGE_NAME.test(id)) return null
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

/** Whether a text that names an app of Google Play may be the name of another one as well: "Booking.com". */
export const mayBeName = (text: string, { store }: AppRef): boolean => store === 'GOOGLE_PLAY' && !text.includes('/')
