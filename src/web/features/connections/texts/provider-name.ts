import type { Provider } from '#contract/connections/connection.ts'

const names: Record<Provider, string> = {
  'app-store-connect': 'App Store Connect',
  'google-play': 'Google Play',
  'apple-ads': 'Apple Ads',
  'google-ads': 'Google Ads',
}

/** The provider's own name, the same in every language. */
export const providerName = (provider: Provider): string => names[provider]

/** Whose server the key goes to. */
export const ownerName = (provider: Provider): string =>
  provider === 'app-store-connect' || provider === 'apple-ads' ? 'Apple' : 'Google'
