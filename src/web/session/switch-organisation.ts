import { switchOrganization } from '#contract/team.ts'
import { call } from '#web/api/call.ts'
import { clearUser } from '#web/offline/storage/clear-user.ts'
import { signIn } from './session.ts'
import { dropSession } from './token.ts'

/**
 * Goes on in another of the user's organisations, in all tabs. What the device keeps is of the one before: it is
 * deleted in between, so that no page shows it as the other's. Call it with no changes waiting to be sent.
 */
export async function switchOrganisation(organizationId: string): Promise<void> {
  const tokens = await call(switchOrganization, { params: { orgId: organizationId } })
  const { userId } = tokens.identity
  dropSession(userId)
  await clearUser(userId)
  signIn(tokens)
}
