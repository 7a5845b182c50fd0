import { isForStaff, privilegesOf } from '#contract/protocol/access.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { requireFeature } from '#server/quotas/require-feature.ts'
import { liveStaff } from './current-staff.ts'
import { ApiFailure, type Caller, type Services } from './serve.ts'

/**
 * What the contract says about who may ask: the one place where the server checks it. Which rows a caller may see is
 * the handler's matter (`scope/`).
 * @throws ApiFailure UNAUTHORIZED, FORBIDDEN, NOT_WHILE_ACTING, FEATURE_LOCKED
 */
export async function requireAccess(endpoint: Endpoint, caller: Caller, services: Services): Promise<void> {
  const { selfOnly, feature, privilege } = endpoint
  requirePrivilege(endpoint, caller)
  if (privilege && isForStaff(privilege)) requirePrivilege(endpoint, await liveStaff(services, caller))
  if (selfOnly && caller.impersonatorId) {
    throw new ApiFailure('NOT_WHILE_ACTING', 'Only the users themselves may do this.')
  }
  if (feature) await requireFeature(services, caller, feature)
}

/** @throws ApiFailure FORBIDDEN */
export function requirePrivilege({ privilege }: Endpoint, caller: Caller): void {
  if (privilege && !privilegesOf(caller).has(privilege)) {
    throw new ApiFailure('FORBIDDEN', 'Your role does not allow this.', { details: { privilege } })
  }
}
