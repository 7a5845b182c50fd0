import { startOAuth } from '#contract/auth/oauth.ts'
import type { IdentityProvider } from '#contract/auth/sign-in-options.ts'
import { call } from '#web/api/call.ts'
import { language } from '#web/i18n/language.ts'
import { saveState } from './saved-state.ts'

/** Leaves for the provider, which leads back to `/oauth/{provider}`. */
export async function beginLogIn(idp: IdentityProvider): Promise<void> {
  const { authorizationUrl, state } = await call(startOAuth, { params: { idp }, body: { language: language() } })
  saveState(state)
  window.location.assign(authorizationUrl)
}
