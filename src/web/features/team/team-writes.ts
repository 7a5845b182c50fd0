import type { Identity } from '#contract/auth/auth.ts'
import {
  changePermissions,
  inviteAgain,
  inviteMember,
  removeMember,
  renameOrganization,
  type Permissions,
} from '#contract/team.ts'
import { call } from '#web/api/call.ts'

/** What can be given: there is one owner. */
export type GivenPermissions = Omit<Permissions, 'role'> & { role: 'admin' | 'member' }

export const startPermissions: GivenPermissions = { role: 'member', account: 'edit', apps: [], grants: [] }

/** The changes of an organisation's team; each wants the server. */
export const teamWrites = ({ organizationId: orgId }: Identity) => ({
  invite: (email: string, permissions: GivenPermissions) =>
    call(inviteMember, { params: { orgId }, body: { email, permissions } }),
  inviteAgain: (userId: string) => call(inviteAgain, { params: { orgId, userId } }),
  change: (userId: string, body: GivenPermissions) => call(changePermissions, { params: { orgId, userId }, body }),
  remove: (userId: string) => call(removeMember, { params: { orgId, userId } }),
  /** @param seen the name that is to be written over */
  rename: (name: string, seen: string) => call(renameOrganization, { params: { orgId }, body: { name, seen } }),
})
