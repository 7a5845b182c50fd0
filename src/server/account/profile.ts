import type { Kysely } from 'kysely'
import { privilegesOf } from '#contract/protocol/access.ts'
import type { EndpointRequest } from '#contract/protocol/endpoint.ts'
import { getProfile, updateProfile, type Profile } from '#contract/profile.ts'
import type { Schema } from '#server/db/schema.ts'
import { recordChangeBy } from '#server/audit/record-change.ts'
import { serve } from '#server/endpoints/serve.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { requireOwnId } from '#server/scope/own-id.ts'

/** No session's id: a token of an API client may have none. */
const NO_SESSION = '00000000-0000-0000-0000-000000000000'

export const profile = serve(getProfile, async ({ params, caller, db, services }) => {
  requireOwnId(caller, 'userId', params.userId)
  return profileOf(db, caller, services.clock())
})

/** Only what is given changes: two devices that change different things keep both. */
export const changeProfile = serve(updateProfile, async ({ params, body, caller, db, services }) => {
  requireOwnId(caller, 'userId', params.userId)
  const { firstName, lastName, language, scheme, marketingConsent } = body
  if (body.seen) await requireSeen(db, caller, body)
  const changes = {
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
    ...(language !== undefined && { language }),
    ...(scheme !== undefined && { scheme }),
    ...(marketingConsent !== undefined && { marketing_consent: marketingConsent }),
  }
  if (Object.keys(changes).length > 0) {
    await db.updateTable('app_user').set(changes).where('id', '=', caller.userId).execute()
    // What people change of themselves is theirs alone to know.
    if (caller.impersonatorId)
      await recordChangeBy(db, caller, { action: 'profile-changed', subjectId: caller.userId }, services.clock())
  }
  return profileOf(db, caller, services.clock())
})

/** Refuses names that would be written over others than those that their device has shown. */
async function requireSeen(db: Kysely<Schema>, caller: Caller, body: EndpointRequest<typeof updateProfile>['body']) {
  const { first_name: firstName, last_name: lastName } = await db
    .selectFrom('app_user')
    .select(['first_name', 'last_name'])
    .where('id', '=', caller.userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const isForeign = (name: 'firstName' | 'lastName', now: string) =>
    body[name] !== undefined && body[name] !== now && body.seen?.[name]?.includes(now) === false
  if (isForeign('firstName', firstName) || isForeign('lastName', lastName))
    throw new HttpError('CHANGED_ELSEWHERE', 'The name was changed meanwhile.', { details: { firstName, lastName } })
}

async function profileOf(db: Kysely<Schema>, caller: Caller, now: Date): Promise<Profile> {
  const { userId, organizationId, role } = caller
  const user = await db.selectFrom('app_user').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
  const subscription = await db
    .selectFrom('subscription')
    .select('provider_customer_id')
    .where('organisation_id', '=', organizationId)
    .executeTakeFirst()
  const identities = await db.selectFrom('external_identity').select('idp').where('user_id', '=', userId).execute()
  const change = await db
    .selectFrom('one_time_code')
    .select('new_email')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'email-change')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  const { at: lastVisit } = await db
    .selectFrom('session')
    .select(({ fn }) => fn.max('last_used_at').as('at'))
    .where('user_id', '=', userId)
    .where('id', '!=', caller.sessionId ?? NO_SESSION)
    .executeTakeFirstOrThrow()
  return {
    id: userId,
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    newEmail: change?.new_email ?? null,
    role,
    billingAccountId: subscription?.provider_customer_id ?? null,
    privileges: Array.from(privilegesOf(caller), (name) => ({ name })),
    language: user.language,
    scheme: user.scheme,
    hasPassword: user.password_hash !== null,
    providers: [...new Set(identities.map(({ idp }) => idp))],
    marketingConsent: user.marketing_consent,
    lastVisitAt: lastVisit === null ? null : new Date(lastVisit).toISOString(),
  }
}
