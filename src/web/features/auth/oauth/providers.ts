import type { IdentityProvider } from '#contract/sign-in-options.ts'

/** Brands are called the same in every language. */
export const providerNames: Record<IdentityProvider, string> = { google: 'Google', apple: 'Apple' }
