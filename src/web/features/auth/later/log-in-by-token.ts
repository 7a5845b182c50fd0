import type { TokenResponse } from '#contract/auth/auth.ts'
import { redeemLoginToken } from '#contract/auth/login-token.ts'
import { call } from '#web/api/call.ts'
import { signIn } from '#web/session/session.ts'
import { removeInTab, writeInTab } from '#web/offline/storage/session-item.ts'
import { askOnce } from '../ask-once.ts'
import { withSecondStep } from '../second-step.ts'
import { sameOriginPath } from './same-origin-path.ts'

export interface LoginLink {
  token?: string | undefined
  redirectTo?: string | undefined
  selectedAppId?: string | undefined
}

const redeemOnce = askOnce<TokenResponse>()

/** Signs in and goes where the link leads, with a reload even to the same address (AUTH-019). */
export async function logInByToken({ token = '', redirectTo, selectedAppId }: LoginLink): Promise<void> {
  const tokens = await redeemOnce(token, () => withSecondStep(call(redeemLoginToken, { body: { token } })))
  signIn(tokens)
  // The link itself says where to go on.
  removeInTab('storeglass.wanted')
  if (selectedAppId) writeInTab('storeglass.selected-app', selectedAppId)
  const { pathname, search } = window.location
  const target = sameOriginPath(redirectTo)
  window.location.replace(target)
  // An address that differs in its hash alone would not be loaded.
  if (target.split('#')[0] === pathname + search) window.location.reload()
}
