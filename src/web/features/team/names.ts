import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AppPermission, GrantablePrivilege, Role } from '#contract/protocol/access.ts'
import type { TeamMember } from '#contract/team.ts'

export const roleName: Record<Role, MessageDescriptor> = {
  owner: msg`Owner`,
  admin: msg`Admin`,
  member: msg`Member`,
}

export const permissionName: Record<AppPermission, MessageDescriptor> = {
  none: msg`No access`,
  view: msg`View`,
  edit: msg`Edit`,
}

export const statusName: Record<TeamMember['status'], MessageDescriptor> = {
  active: msg`Active`,
  invited: msg`Invited`,
  invitation_expired: msg`Invitation expired`,
}

/** Those that there is something to do with; others that somebody holds stay as they are. */
export const grantName = {
  'apps/manage': msg`Add apps`,
  'billing/view_invoices': msg`See invoices`,
} satisfies Partial<Record<GrantablePrivilege, MessageDescriptor>>
export const offeredGrants = ['apps/manage', 'billing/view_invoices'] as const

/** An invited person has no name yet. */
export const nameOf = ({ firstName, lastName, email }: TeamMember): string => `${firstName} ${lastName}`.trim() || email
