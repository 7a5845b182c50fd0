import type { Served } from '../http/serve.ts'
import { demoServed } from './demo.ts'
import { exchangeServed } from './oauth/exchange.ts'
import { startOAuthServed } from './oauth/start.ts'
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
]
