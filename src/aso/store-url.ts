import type { ListingRef } from '#contract/store.ts'

/** Address of an app's page in its store, in the locale's country and language. */
export function storeUrl({ store, trackId, locale }: ListingRef): string {
  const parts = locale.split('-')
  const language = parts[0] ?? 'en'
  const country = parts.at(-1) ?? 'US'
  const id = encodeURIComponent(trackId)
  return store === 'APP_STORE'
    ? `https://apps.apple.com/${country.toLowerCase()}/app/id${id}`
    : `https://play.google.com/store/apps/details?id=${id}&hl=${language}&gl=${country}`
}
