import type { IdentityProvider } from '#contract/auth/sign-in-options.ts'

/** Brands are called the same in every language. */
export const providerNames: Record<IdentityProvider, string> = { google: 'Google', apple: 'Apple' }
