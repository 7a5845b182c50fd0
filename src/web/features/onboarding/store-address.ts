const APPLE = /(^|\.)(apps|itunes)\.apple\.com$/
const GOOGLE = /(^|\.)play\.google\.com$/

/**
 * Country code in a store's address (`apps.apple.com/fr/app/…`, `play.google.com/…&gl=fr`), upper case;
 * null: the text is no store address or names no country.
 */
export function countryOfAddress(text: string): string | null {
  const url = URL.parse(text.trim())
  if (!url) return null
  const code = APPLE.test(url.hostname)
    ? /^\/([a-z]{2})\//i.exec(url.pathname)?.[1]
    : GOOGLE.test(url.hostname)
      ? url.searchParams.get('gl')
      : null
  return code && /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : null
}
