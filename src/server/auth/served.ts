import type { Served } from '../http/serve.ts'
import { closing, keeping } from './closing.ts'
import { confirmEmailChangeServed, requestEmailChangeServed } from './change-email.ts'
import { changePasswordServed } from './change-password.ts'
import { demoServed } from './demo.ts'
import { exchangeServed } from './oauth/exchange.ts'
import { startOAuthServed } from './oauth/start.ts'
import { revokeOthersServed, revokeSessionServed, sessionsServed } from './device-sessions.ts'
import { acceptInvitationServed, readInvitationServed } from './invitation.ts'
import { createLoginTokenServed, redeemLoginTokenServed } from './login-token.ts'
import { readResetServed, requestResetServed, resetServed } from './password-reset.ts'
import { resendServed } from './resend-verification.ts'
import { impersonateServed, stopImpersonationServed } from './impersonate.ts'
import { logInServed, logOutServed, refreshServed, verifyServed } from './sessions.ts'
import { signInOptionsServed } from './sign-in-options.ts'
import { signUpServed } from './sign-up.ts'
import { switchServed } from './switch-organization.ts'

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
