import type { ListingRef } from '#contract/store.ts'

/** Address of an app's page in its store, in the locale's country and language. */
export function storeUrl({ store, trackId, locale }: ListingRef): string {
  const parts = locale.split('-')
  const language = playLanguage(parts[0] ?? 'en', parts.at(-1) ?? 'US')
  const country = parts.at(-1) ?? 'US'
  const id = encodeURIComponent(trackId)
  return store === 'APP_STORE'
    ? `https://apps.apple.com/${country.toLowerCase()}/app/id${id}`
    : `https://play.google.com/store/apps/details?id=${id}&hl=${language}&gl=${country}`
}

/** Languages that Google Play calls otherwise, and those that it writes in more than one way. */
function playLanguage(language: string, country: string): string {
  if (language === 'zh') return country === 'CN' || country === 'SG' ? 'zh-CN' : country === 'HK' ? 'zh-HK' : 'zh-TW'
  if (language === 'pt') return country === 'BR' ? 'pt-BR' : 'pt-PT'
  return olderCodes[language] ?? language
}

/** Google Play names these by their codes of old. */
const olderCodes: Record<string, string> = { nb: 'no', he: 'iw' }
