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
  'apps/manage': msg`Can add apps while the plan has free slots, and remove apps they can edit.`,
  'reviews/reply': msg`Can reply to reviews and create summaries. Rules also need edit permission for their app; templates and the support address need it for all apps.`,
  'connections/manage': msg`Can connect stores and ad platforms, and change or revoke connections whose apps they can edit.`,
  'billing/view_invoices': msg`Can view and save invoices. Only the owner can change the plan.`,
}

export const offeredGrants = ['apps/manage', 'reviews/reply', 'connections/manage', 'billing/view_invoices'] as const

/** An invited person has no name yet. */
export const nameOf = ({ firstName, lastName, email }: TeamMember): string => `${firstName} ${lastName}`.trim() || email
