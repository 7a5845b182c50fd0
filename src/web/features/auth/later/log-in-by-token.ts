import type { TokenResponse } from '#contract/auth.ts'
import { redeemLoginToken } from '#contract/login-token.ts'
import { call } from '#web/data/call.ts'
import { signIn } from '#web/data/session.ts'
import { writeInTab } from '#web/offline/session-item.ts'
import { sameOriginPath } from './same-origin-path.ts'

export interface LoginLink {
  token?: string | undefined
  redirectTo?: string | undefined
  selectedAppId?: string | undefined
}

/** A token is good for one use: asked once, however often React runs effects; again only after no answer. */
const asked = new Map<string, Promise<TokenResponse>>()

function redeemOnce(token: string): Promise<TokenResponse> {
  const known = asked.get(token)
  if (known) return known
  const answer = call(redeemLoginToken, { body: { token } })
  asked.set(token, answer)
  answer.catch(() => asked.delete(token))
  return answer
}

/** Signs in and goes where the link leads, with a reload even to the same address (AUTH-019). */
export async function logInByToken({ token = '', redirectTo, selectedAppId }: LoginLink): Promise<void> {
  const tokens = await redeemOnce(token)
  signIn(tokens)
  if (selectedAppId) writeInTab('storeglass.selected-app', selectedAppId)
  const { pathname, search } = window.location
  const target = sameOriginPath(redirectTo)
  window.location.replace(target)
  // An address that differs in its hash alone would not be loaded.
  if (target.split('#')[0] === pathname + search) window.location.reload()
}
