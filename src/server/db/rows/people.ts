import type { Generated } from 'kysely'
import type { SignInMethod } from '#contract/auth/sessions.ts'
import type { IdentityProvider } from '#contract/auth/sign-in-options.ts'

export interface UserRow {
  id: string
  email: string
  first_name: string
  last_name: string
  /** null: the account has no password (a demo user). */
  password_hash: string | null
  language: 'en' | 'de'
  email_verified_at: Date | null
  marketing_consent: boolean
  internal: boolean
  /** Staff who may act as another user. */
  impersonator: Generated<boolean>
  scheme: Generated<'light' | 'dark' | 'auto'>
  /** Where the next sign-in leads; null: the oldest membership. */
  current_organisation_id: Generated<string | null>
  scheduled_deletion_at: Generated<Date | null>
  created_at: Date
}

/** The code of a mailed link, or of a log-in elsewhere. */
export interface OneTimeCodeRow {
  code_hash: string
  purpose: 'password-reset' | 'invitation' | 'email-change' | 'login-token'
  user_id: string
  /** That invites. */
  organisation_id: string | null
  /** That is being confirmed. */
  new_email: string | null
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

export interface VerificationCodeRow {
  code_hash: string
  user_id: string
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

/** An account at another provider that signs its user in. */
export interface ExternalIdentityRow {
  idp: IdentityProvider
  subject: string
  user_id: string
  email: string | null
  created_at: Date
}

export interface OAuthStateRow {
  state_hash: string
  /** Hash of the cookie of the browser that began. */
  browser_hash: string
  idp: IdentityProvider
  nonce: string
  code_verifier: string
  language: 'en' | 'de'
  expires_at: Date
  used_at: Date | null
}

/** A sign-in on one device; its id is the family of its refresh tokens. */
export interface SessionRow {
  id: string
  user_id: string
  /** null: begun before it was recorded. */
  method: SignInMethod | null
  user_agent: string | null
  created_at: Date
  last_used_at: Date
  ended_at: Date | null
  /** Hash of its token that was exchanged last: this one and its successors are good. null: none was yet. */
  exchanged_hash: string | null
  /** When it last showed who uses it; null: not yet. */
  confirmed_at: Date | null
  /** What its browser was last asked to sign with a passkey; null: nothing is open. */
  passkey_challenge: Generated<string | null>
}

/** What somebody answered to one question at the first log-in, and what the question was then. */
export interface SurveyAnswerRow {
  user_id: string
  question_key: string
  question_text: string
  answer_possibilities: string[]
  answers: string[]
  answered_at: Date
}

export interface RefreshTokenRow {
  token_hash: string
  family: string
  user_id: string
  created_at: Date
  expires_at: Date
  /** Hash of the token that was exchanged for this one; null: its session began with it. */
  parent_hash: string | null
}

/** The app that makes the codes of somebody's second step. */
export interface AuthenticatorRow {
  user_id: string
  /** Its secret, encrypted. */
  sealed: string
  /** What it was encrypted with. */
  secret_id: string
  /** When a first code turned it on; null: it is being set up. */
  confirmed_at: Date | null
  /** The 30 seconds, counted since 1970, of the last code that was taken: no code is taken twice. */
  last_step: Generated<number>
  created_at: Date
}

export interface RecoveryCodeRow {
  user_id: string
  code_hash: string
  used_at: Date | null
}

/** A key pair of which a device keeps the private half (WebAuthn). */
export interface PasskeyRow {
  /** The credential's, base64url. */
  id: string
  user_id: string
  name: string
  /** COSE, base64url. */
  public_key: string
  /** Of its signatures; where the device counts, none that goes back is taken. */
  counter: number
  /** How a browser may reach the device. */
  transports: string[]
  created_at: Date
  used_at: Date | null
}

/** A log-in that waits for its second step. */
export interface SecondStepTicketRow {
  ticket_hash: string
  user_id: string
  method: SignInMethod
  /** What the browser was last asked to sign with a passkey; null: nothing is open. */
  challenge: Generated<string | null>
  tries: Generated<number>
  expires_at: Date
}

/** A browser in which the user has logged in. */
export interface KnownDeviceRow {
  token_hash: string
  user_id: string
  expires_at: Date
}
