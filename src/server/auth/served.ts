import type { Served } from '../http/serve.ts'
import { closing, keeping } from './closing.ts'
import { demoServed } from './demo.ts'
import { exchangeServed } from './oauth/exchange.ts'
import { startOAuthServed } from './oauth/start.ts'
import { revokeOthersServed, revokeSessionServed, sessionsServed } from './device-sessions.ts'
import { logInServed, logOutServed, refreshServed, verifyServed } from './sessions.ts'
import { resendServed, signUpServed } from './sign-up.ts'

export const served: Served[] = [
  signUpServed,
  resendServed,
  verifyServed,
  logInServed,
  refreshServed,
  logOutServed,
  demoServed,
  startOAuthServed,
  exchangeServed,
  sessionsServed,
  revokeSessionServed,
  revokeOthersServed,
  closing,
  keeping,
]
