import type { Identity } from '#contract/auth/auth.ts'

/** Who asks, as their access token says. */
export interface Caller extends Omit<Identity, 'expiresAt'> {
  /** The session that the token belongs to. */
  sessionId?: string | undefined
  /** What lets `impersonatorId` act as the user. */
  impersonationId?: string | undefined
}
