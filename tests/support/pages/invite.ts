import { randomUUID } from 'node:crypto'
import { newOneTimeCode } from '#server/mail/one-time-codes.ts'
import type { Api, TestUser } from '../api/api.ts'

export interface Invitation {
  params: { userId: string }
  body: { code: string }
  email: string
}

interface Wishes {
  email?: string
  role?: 'admin' | 'member'
}

/** An invitation as it lies in the database after it was mailed; an address without an account gets a row. */
export async function invite(api: Api, host: TestUser, { email, role = 'member' }: Wishes = {}): Promise<Invitation> {
  const { db } = api.services
  const now = api.clock.now()
  const address = email ?? `grace.${randomUUID()}@example.com`
  const { organizationId } = host.identity
  await db
    .insertInto('app_user')
    .values({
      id: randomUUID(),
      email: address,
      first_name: '',
      last_name: '',
      password_hash: null,
      language: 'en',
      email_verified_at: null,
      marketing_consent: false,
      internal: false,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const { id: userId } = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', address)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('membership')
    .values({ organisation_id: organizationId, user_id: userId, role, invited_at: now })
    .execute()
  const code = await newOneTimeCode(db, { purpose: 'invitation', userId, organisationId: organizationId }, now)
  return { params: { userId }, body: { code }, email: address }
}
