import type { TokenResponse } from '#contract/auth/auth.ts'
import { exchangeCode } from '#contract/auth/oauth.ts'
import type { IdentityProvider } from '#contract/auth/sign-in-options.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { endSession } from '#web/session/token.ts'
import { askOnce } from '../ask-once.ts'
import { withSecondStep } from '../second-step.ts'
import { dropSaved, savedState, takeAppleUser } from './saved-state.ts'

/** What the provider's answer says, from the address that it led back to. */
export interface Returned {
  provider: IdentityProvider
  code?: string | undefined
  state?: string | undefined
  error?: string | undefined
}

/** Why the answer leads nowhere without asking the server; null: it may be asked. */
export function refusalOf({ code, state, error }: Returned): 'cancelled' | 'refused' | 'state' | null {
  if (error === 'access_denied' || error === 'user_cancelled_authorize') return 'cancelled'
  if (error) return 'refused'
  if (!code) return 'state'
  // Of two tabs, each goes on with the log-in that it began itself.
  const kept = savedState()
  return kept !== undefined && state !== undefined && kept !== state ? 'state' : null
}

const exchangeOnce = askOnce<TokenResponse>()

/** Exchanges the code for tokens (AUTH-013). After an attempt that the server never answered it can be asked again. */
export const finishLogIn = ({ provider, code = '', state = 'placeholder' }: Returned): Promise<TokenResponse> =>
  exchangeOnce(code, () => exchange({ code, state, idp: provider }))

async function exchange(answer: { code: string; state: string; idp: IdentityProvider }): Promise<TokenResponse> {
  const appleUser = answer.idp === 'apple' ? takeAppleUser() : null
  try {
    const tokens = await withSecondStep(call(exchangeCode, { body: { ...answer, appleUser } }))
    dropSaved()
    return tokens
  } catch (error) {
    if (isFinal(error)) {
      // AUTH-037. A link to this page, which anybody can send, ends nobody's session.
      if (savedState() === answer.state) endSession()
      dropSaved()
    }
    throw error
  }
}

/** The server has answered, so that the code is used up. */
const isFinal = (error: unknown) => error instanceof ApiError && error.code !== null && error.kind === 'invalid'
