import type { Served } from '#server/endpoints/serve.ts'
import { closing, keeping } from './closing.ts'
import { confirmEmailChangeServed, requestEmailChangeServed } from './change-email.ts'
import { changePasswordServed } from './password/change-password.ts'
import { demoServed } from './sign-up/demo.ts'
import { exchangeServed } from './oauth/exchange.ts'
import { startOAuthServed } from './oauth/start.ts'
import { revokeOthersServed, revokeSessionServed, sessionsServed } from './sessions/device-sessions.ts'
import { acceptInvitationServed, readInvitationServed } from './sign-up/invitation.ts'
import { createLoginTokenServed, redeemLoginTokenServed } from './sessions/login-token.ts'
import { readResetServed, requestResetServed, resetServed } from './password/password-reset.ts'
import { resendServed } from './sign-up/resend-verification.ts'
import { impersonateServed, stopImpersonationServed } from './impersonation/impersonate.ts'
import { logInServed, logOutServed, refreshServed, verifyServed } from './sessions/log-in.ts'
import { signInOptionsServed } from './sign-in-options.ts'
import { signUpServed } from './sign-up/sign-up.ts'
import { switchServed } from './sessions/switch-organization.ts'

export const served: Served[] = [
  signUpServed,
  resendServed,
  verifyServed,
  logInServed,
  refreshServed,
  logOutServed,
  requestResetServed,
  readResetServed,
  resetServed,
  readInvitationServed,
  acceptInvitationServed,
  createLoginTokenServed,
  redeemLoginTokenServed,
  signInOptionsServed,
  demoServed,
  startOAuthServed,
  exchangeServed,
  sessionsServed,
  revokeSessionServed,
  revokeOthersServed,
  closing,
  keeping,
  impersonateServed,
  stopImpersonationServed,
  changePasswordServed,
  requestEmailChangeServed,
  confirmEmailChangeServed,
  switchServed,
]
