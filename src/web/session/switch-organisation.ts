import { switchOrganization } from '#contract/team.ts'
import { call } from '#web/api/call.ts'
import { clearUser } from '#web/offline/storage/clear-user.ts'
import { signIn } from './session.ts'
import { dropSession } from './token.ts'

/**
 * Switches to another of the user's organisations, in all tabs. Data on the device belongs to the previous organisation
 * and is deleted first, so that no page shows it as the new one's. Call it when no changes are waiting to be sent.
 */
export async function switchOrganisation(organizationId: string): Promise<void> {
  const tokens = await call(switchOrganization, { params: { orgId: organizationId } })
  const { userId } = tokens.identity
  dropSession(userId)
  await clearUser(userId)
  signIn(tokens)
}
