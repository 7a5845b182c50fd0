import { removeMember } from '#contract/team.ts'
import { audit } from '#server/audit/audit.ts'
import { serve } from '#server/endpoints/serve.ts'
import { leaveOrganisation } from '#server/scope/leave-organisation.ts'
import { requireOwnId } from '#server/scope/own-id.ts'
import { withdrawInvitation } from '#server/scope/withdraw-invitation.ts'
import { requireChangeable } from './changeable.ts'

export const remove = serve(removeMember, async ({ params, caller, db, services }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  const member = { organizationId: caller.organizationId, userId: params.userId }
  const { hasJoined } = await requireChangeable(db, member)
  const now = services.clock()
  const event = { action: 'member-removed', actor: caller, subject: member.userId } as const
  await audit(db, { ...event, organisationId: member.organizationId }, now)
  if (hasJoined) await leaveOrganisation(db, member, { market: services.config.market, now })
  else await withdrawInvitation(db, member)
  return null
})
