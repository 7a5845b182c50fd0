import { draftReply } from '#contract/reviews/inbox.ts'
import type { EndpointInput } from '#contract/protocol/endpoint.ts'
import type { Api } from '../api/api.ts'
import type { Member } from '../api/member.ts'
import { sample } from '../stores/sample-apps.ts'

type Body = EndpointInput<typeof draftReply>['body']
/** Asks for a draft of a reply. */
export const draft = (member: Member, reviewId = 'r', body: Body = {}, app = sample.moorlight) =>
  member.call(draftReply, { params: { trackId: app.trackId, reviewId }, query: { store: app.store }, body })

/** How many AI requests an organisation has used this month. */
export async function assistances({ services: { db } }: Api, { identity }: Member): Promise<number> {
  const row = await db
    .selectFrom('quota_use')
    .select('used')
    .where('organisation_id', '=', identity.organizationId)
    .where('slot_type', '=', 'AI_ASSISTANCE')
    .executeTakeFirst()
  return row?.used ?? 0
}

/** What an unhappy German writes. */
export const german = {
  language: 'de',
  body: 'Seit dem letzten Update stürzt die App beim Öffnen ständig ab.',
  rating: 1,
}
