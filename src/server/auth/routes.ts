import type { Route } from '#server/endpoints/serve.ts'
import { closeAccountRoute, cancelClosingRoute } from './closing.ts'
import { confirmEmailChangeRoute, requestEmailChangeRoute } from './change-email.ts'
import { moveRoute, previewMoveRoute } from './move-market.ts'
import { changePasswordRoute } from './password/change-password.ts'
import { demoRoute } from './sign-up/demo.ts'
import { exchangeRoute } from './oauth/exchange.ts'
import { startOAuthRoute } from './oauth/start.ts'
import { revokeOthersRoute, revokeSessionRoute, sessionsRoute } from './sessions/device-sessions.ts'
import { acceptInvitationRoute, readInvitationRoute } from './sign-up/invitation.ts'
import { createLoginTokenRoute, redeemLoginTokenRoute } from './sessions/login-token.ts'
import { readResetRoute, requestResetRoute, resetRoute } from './password/password-reset.ts'
import { resendRoute } from './sign-up/resend-verification.ts'
import { impersonateRoute, stopImpersonationRoute } from './impersonation/impersonate.ts'
import { logInRoute, logOutRoute, refreshRoute, verifyRoute, signInOptionsRoute } from './sessions/log-in.ts'
import { signUpRoute } from './sign-up/sign-up.ts'
import { confirmRoute, requireConfirmationRoute } from './second-step/confirm.ts'
import {
  recoveryCodesRoute,
  secondStepRoute,
  setUpRoute,
  turnOffRoute,
  turnOnRoute,
} from './second-step/own-second-step.ts'
import { addPasskeyRoute, removePasskeyRoute, wantPasskeyRoute } from './second-step/own-passkeys.ts'
import { askOwnPasskeyRoute, askPasskeyRoute } from './second-step/passkey-challenges.ts'
import { putRuleRoute, removeRoute, ruleRoute } from './second-step/second-steps-of-others.ts'
import { takeSecondStepRoute } from './second-step/take-second-step.ts'
import { switchRoute } from './sessions/switch-organisation.ts'

export const routes: Route[] = [
  signUpRoute,
  resendRoute,
  verifyRoute,
  logInRoute,
  refreshRoute,
  logOutRoute,
  requestResetRoute,
  readResetRoute,
  resetRoute,
  readInvitationRoute,
  acceptInvitationRoute,
  createLoginTokenRoute,
  redeemLoginTokenRoute,
  signInOptionsRoute,
  demoRoute,
  startOAuthRoute,
  exchangeRoute,
  sessionsRoute,
  revokeSessionRoute,
  revokeOthersRoute,
  closeAccountRoute,
  cancelClosingRoute,
  impersonateRoute,
  stopImpersonationRoute,
  changePasswordRoute,
  requestEmailChangeRoute,
  confirmEmailChangeRoute,
  switchRoute,
  takeSecondStepRoute,
  askPasskeyRoute,
  askOwnPasskeyRoute,
  wantPasskeyRoute,
  addPasskeyRoute,
  removePasskeyRoute,
  confirmRoute,
  requireConfirmationRoute,
  secondStepRoute,
  setUpRoute,
  turnOnRoute,
  turnOffRoute,
  recoveryCodesRoute,
  ruleRoute,
  putRuleRoute,
  removeRoute,
  previewMoveRoute,
  moveRoute,
]
