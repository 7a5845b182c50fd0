import type { Identity } from '#contract/auth/auth.ts'

/** The caller according to the access token. */
export interface Caller extends Omit<Identity, 'expiresAt'> {
  /** The session that the token belongs to. */
  sessionId?: string | undefined
  /** The impersonation that lets `impersonatorId` act as the user. */
  impersonationId?: string | undefined
}
