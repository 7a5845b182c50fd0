import type { Api } from '../api/api.ts'
import type { Open } from '../api/api-harness.ts'
import { memberOf, type Member } from '../api/member.ts'

/** The API with one of the staff, logged in as the settings name them. */
export async function openWithStaff(
  open: Open,
  env: Record<string, string> = {},
): Promise<{ api: Api; staff: Member }> {
  const email = `staff.${crypto.randomUUID()}@example.com`
  const api = await open({ env: { ...env, STOREGLASS_STAFF: email } })
  return { api, staff: memberOf(api, await api.signedUpUser(email)) }
}
