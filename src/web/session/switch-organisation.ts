import { switchOrganization } from '#contract/team.ts'
import { call } from '#web/api/call.ts'
import { clearOrganisation } from '#web/offline/storage/clear-user.ts'
import { signIn } from './session.ts'
import { dropSession } from './token.ts'

/**
 * Switches to another of the user's organisations, in all tabs. Data on the device belongs to the previous organisation
 * and is deleted first, so that no page shows it as the new one's. Changes that wait to be sent stay, and wait until the
 * user is back.
 */
export async function switchOrganisation(organizationId: string): Promise<void> {
  const tokens = await call(switchOrganization, { params: { orgId: organizationId } })
  const { userId } = tokens.identity
  dropSession(userId, 'switching')
  await clearOrganisation(userId)
  signIn(tokens)
}
