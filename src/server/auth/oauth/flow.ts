import type { Kysely } from 'kysely'
import type { Language } from '#contract/auth/auth.ts'
import type { IdentityProvider } from '#contract/auth/sign-in-options.ts'
import type { OAuthStateRow } from '#server/db/rows/people.ts'
import type { Schema } from '#server/db/schema.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { hashToken } from '#server/kernel/opaque-token.ts'

/** How long a person may take at the provider, seconds. */
export const FLOW_SECONDS = 600

export interface NewFlow {
  idp: IdentityProvider
  state: string
  /** The cookie of the browser that began. */
  browser: string
  nonce: string
  codeVerifier: string
  language: Language
}

/** Remembers a log-in that goes on at a provider. */
export async function beginFlow(db: Kysely<Schema>, flow: NewFlow, now: Date): Promise<void> {
  await db
    .insertInto('oauth_state')
    .values({
      state_hash: hashToken(flow.state),
      browser_hash: hashToken(flow.browser),
      idp: flow.idp,
      nonce: flow.nonce,
      code_verifier: flow.codeVerifier,
      language: flow.language,
      expires_at: new Date(now.getTime() + FLOW_SECONDS * 1000),
      used_at: null,
    })
    .execute()
}

type Returned = Pick<NewFlow, 'idp' | 'state'> & { browser: string | undefined }
type Flow = Pick<OAuthStateRow, 'nonce' | 'code_verifier' | 'language'>

/**
 * Uses a state up: it is good once, in the browser and for the provider that it was made for.
 * @throws HttpError OAUTH_STATE_INVALID
 */
export async function finishFlow(db: Kysely<Schema>, { idp, state, browser = '' }: Returned, now: Date): Promise<Flow> {
  const flow = await db
    .updateTable('oauth_state')
    .set({ used_at: now })
    .where('state_hash', '=', hashToken(state))
    .where('browser_hash', '=', hashToken(browser))
    .where('idp', '=', idp)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['nonce', 'code_verifier', 'language'])
    .executeTakeFirst()
  if (flow) return flow
  throw new HttpError('OAUTH_STATE_INVALID', 'This log-in was not started here, or too long ago. Start again.')
}
