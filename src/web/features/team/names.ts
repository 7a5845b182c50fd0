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
  view: msg({ message: 'View', context: 'permission' }),
  edit: msg`Edit`,
}

export const statusName: Record<TeamMember['status'], MessageDescriptor> = {
  active: msg`Active`,
  invited: msg`Invited`,
  invitation_expired: msg`Invitation expired`,
}

export const grantName: Record<GrantablePrivilege, MessageDescriptor> = {
  'apps/manage': msg`Add and remove apps`,
  'reviews/reply': msg`Reply to reviews`,
  'connections/manage': msg`Manage connections`,
  'billing/view_invoices': msg`See invoices`,
}

/** What a grant allows, and its limits. */
export const grantHint: Record<GrantablePrivilege, MessageDescriptor> = {
  'apps/manage': msg`Adds apps to the plan's slots. Removes those that they may edit.`,
  'reviews/reply': msg`Answers reviews and has them summarised. Rules want edit on their app; templates and the support address want edit on all apps.`,
  'connections/manage': msg`Connects stores and ad platforms. Changes and revokes connections whose apps they may edit.`,
  'billing/view_invoices': msg`Reads and saves invoices. Only the owner changes the plan.`,
}

export const offeredGrants = ['apps/manage', 'reviews/reply', 'connections/manage', 'billing/view_invoices'] as const

/** An invited person has no name yet. */
export const nameOf = ({ firstName, lastName, email }: TeamMember): string => `${firstName} ${lastName}`.trim() || email
