import type { Kysely } from 'kysely'
import type { Language } from '#contract/auth/auth.ts'
import type { Market } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { hasJoined } from '#server/scope/has-joined.ts'
import { openOrganisation } from '#server/scope/open-organisation.ts'
import { createAccount, trial, type NewAccount, type Person } from '../sign-up/create-account.ts'
import type { ExternalPerson } from './external-person.ts'
import { endVerificationCodes } from '../sign-up/verification-codes.ts'

export interface Arrival {
  person: ExternalPerson
  language: Language
  /** Of a new organisation. */
  market: Market
  now: Date
}

export interface ExternalAccount {
  userId: string
  /** `linked`: an account that was there already has this way in from now on. */
  how: 'known' | 'created' | 'linked'
}

/**
 * The account that a provider's account opens. It is found by the provider's own id, which never changes hands; the
 * address only decides at the first meeting.
 * @throws HttpError OAUTH_FAILED; its `details.reason` is "no-email" or "account-exists"
 */
export async function externalAccount(transaction: Kysely<Schema>, arrival: Arrival): Promise<ExternalAccount> {
  const { person, now } = arrival
  const known = await linkedAccount(transaction, person)
  if (known) return known
  const account = newAccount(arrival)
  const created = await createAccount(transaction, account)
  const userId = created?.userId ?? (await accountOfAddress(transaction, account, person))
  // Whoever comes second while the first is being noted has waited for it by now.
  const meanwhile = created ? undefined : await linkedAccount(transaction, person)
  if (meanwhile) return meanwhile
  const { idp, subject, email } = person
  await transaction
    .insertInto('external_identity')
    .values({ idp, subject, user_id: userId, email, created_at: now })
    .execute()
  return { userId, how: created ? 'created' : 'linked' }
}

async function linkedAccount(
  db: Kysely<Schema>,
  { idp, subject }: ExternalPerson,
): Promise<ExternalAccount | undefined> {
  const row = await db
    .selectFrom('external_identity')
    .select('user_id')
    .where('idp', '=', idp)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row && { userId: row.user_id, how: 'known' }
}

function newAccount({ person, language, market, now }: Arrival): NewAccount {
  const { email, firstName, lastName } = person
  if (email === null) throw refusal('no-email', "The provider didn't share a confirmed e-mail address.")
  return {
    person: {
      email,
      first_name: firstName,
      last_name: lastName,
      language,
      password_hash: null,
      email_verified_at: now,
      marketing_consent: false,
    },
    organisation: { name: `${firstName} ${lastName}`.trim(), market, demo: false },
    plan: trial(now),
    now,
  }
}

/** The account that has the address already, made ready for its owner. */
async function accountOfAddress(
  transaction: Kysely<Schema>,
  account: NewAccount,
  { runsMailbox }: ExternalPerson,
): Promise<string> {
  const user = await transaction
    .selectFrom('app_user')
    .select(['id', 'email_verified_at'])
    .where('email', '=', account.person.email)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!user.email_verified_at) await takeOver(transaction, user.id, account.person)
  else if (!runsMailbox) throw refusal('account-exists', 'This address has an account. Log in with its password.')
  if (!(await hasJoined(transaction, user.id))) await openOrganisation(transaction, user.id, account)
  return user.id
}

const refusal = (reason: 'no-email' | 'account-exists', message: string) =>
  new HttpError('OAUTH_FAILED', message, { details: { reason } })

/**
 * Gives an account that nobody ever confirmed to the owner of its address: whoever typed the address into the sign-up
 * form before must not know a password to it.
 */
async function takeOver(transaction: Kysely<Schema>, userId: string, person: Person): Promise<void> {
  await transaction.updateTable('app_user').set(person).where('id', '=', userId).execute()
  await endVerificationCodes(transaction, userId)
}
