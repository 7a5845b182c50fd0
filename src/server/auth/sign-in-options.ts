import { getSignInOptions, IdentityProvider } from '#contract/auth/sign-in-options.ts'
import { serve } from '#server/endpoints/serve.ts'

export const signInOptionsRoute = serve(getSignInOptions, async ({ services: { config } }) => ({
  providers: IdentityProvider.options.filter((provider) => config[provider] !== undefined),
  recaptchaSiteKey: config.recaptcha?.siteKey ?? null,
  demo: config.demo,
}))
