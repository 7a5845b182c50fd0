import * as v from 'valibot'
import { AppPermission, GrantablePrivilege, Role } from './protocol/access.ts'
import { Email, TokenResponse } from './auth/auth.ts'
import { endpoint } from './protocol/endpoint.ts'
import { Name } from './protocol/name.ts'
import { Id, Timestamp } from './store.ts'

const PROJECTS_MAX = 500

/** What a member may do (TEAM-002); owners and admins may do all that their role holds, on every app. */
export const Permissions = v.object({
  role: Role,
  /** On every app that is not named below. */
  account: AppPermission,
  apps: v.pipe(v.array(v.object({ projectId: Id, permission: AppPermission })), v.maxLength(PROJECTS_MAX)),
  grants: v.array(GrantablePrivilege),
})
export type Permissions = v.InferOutput<typeof Permissions>

export const MemberStatus = v.picklist(['active', 'invited', 'invitation_expired'])

export const TeamMember = v.object({
  userId: Id,
  /** Empty until an invitation is accepted. */
  firstName: v.string(),
  lastName: v.string(),
  /** Empty for a colleague of a reader who does not manage the team. */
  email: v.string(),
  status: MemberStatus,
  invitedAt: v.nullable(Timestamp),
  role: Role,
  /** null: of a colleague of a reader who does not manage the team. */
  permissions: v.nullable(Permissions),
})
export type TeamMember = v.InferOutput<typeof TeamMember>

const params = v.object({ orgId: Id })
const memberParams = v.object({ orgId: Id, userId: Id })

/**
 * OP-79. Who does not manage the team is told the names of those they work with: owner and admins, and members with whom they
 * share an app.
 */
export const getTeam = endpoint({
  id: 'getTeam',
  method: 'GET',
  path: '/usermanagement/v2/organizations/{orgId}/users',
  params,
  shape: 2,
  response: v.array(TeamMember),
})

/** The owner's role can't be given. */
const InvitedPermissions = v.object({ ...Permissions.entries, role: v.picklist(['admin', 'member']) })

export const inviteMember = endpoint({
  id: 'inviteMember',
  method: 'POST',
  path: '/usermanagement/v2/organizations/{orgId}/users',
  selfOnly: true,
  status: 201,
  privilege: 'team/manage',
  params,
  body: v.object({ email: Email, permissions: InvitedPermissions }),
  response: TeamMember,
  errors: ['ALREADY_MEMBER', 'QUOTA_EXCEEDED', 'PROJECT_NOT_FOUND', 'MAIL_OFF'],
})

/** TEAM-003. */
export const inviteAgain = endpoint({
  id: 'inviteAgain',
  method: 'POST',
  path: '/usermanagement/v2/organizations/{orgId}/users/{userId}/invite-again',
  selfOnly: true,
  status: 204,
  privilege: 'team/invite_again',
  params: memberParams,
  response: v.null(),
  errors: ['MEMBER_NOT_FOUND', 'ALREADY_MEMBER', 'MAIL_OFF'],
})

export const changePermissions = endpoint({
  id: 'changePermissions',
  method: 'PUT',
  path: '/usermanagement/v2/organizations/{orgId}/users/{userId}/permissions',
  selfOnly: true,
  privilege: 'team/manage',
  params: memberParams,
  body: InvitedPermissions,
  response: TeamMember,
  errors: ['MEMBER_NOT_FOUND', 'LAST_OWNER', 'PROJECT_NOT_FOUND'],
})

/** Ends the member's sessions; an open invitation stops working. */
export const removeMember = endpoint({
  id: 'removeMember',
  method: 'DELETE',
  path: '/usermanagement/v2/organizations/{orgId}/users/{userId}',
  selfOnly: true,
  status: 204,
  privilege: 'team/manage',
  params: memberParams,
  response: v.null(),
  errors: ['MEMBER_NOT_FOUND', 'LAST_OWNER'],
})

export const MyOrganization = v.object({ organizationId: Id, name: v.string(), role: Role, current: v.boolean() })
export type MyOrganization = v.InferOutput<typeof MyOrganization>

export const getMyOrganizations = endpoint({
  id: 'getMyOrganizations',
  method: 'GET',
  path: '/usermanagement/v2/users/{userId}/organizations',
  params: v.object({ userId: Id }),
  response: v.array(MyOrganization),
})

/** The organisation that one works in is part of the token: a new pair is the answer. */
export const switchOrganization = endpoint({
  id: 'switchOrganization',
  method: 'POST',
  path: '/auth/v1/organizations/{orgId}/switch',
  selfOnly: true,
  params,
  response: TokenResponse,
})

/** Where neither the name in `seen` stands there nor the new one, CHANGED_ELSEWHERE tells that of now, and nothing changes. */
export const renameOrganization = endpoint({
  id: 'renameOrganization',
  method: 'PUT',
  path: '/usermanagement/v2/organizations/{orgId}/name',
  status: 204,
  privilege: 'team/manage',
  params,
  body: v.object({ name: Name, seen: v.optional(v.string()) }),
  response: v.null(),
  errors: ['CHANGED_ELSEWHERE'],
})
