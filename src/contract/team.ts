import * as v from 'valibot'
import { AppPermission, GrantablePrivilege, Role } from './protocol/access.ts'
import { Email, TokenResponse } from './auth/auth.ts'
import { endpoint } from './protocol/endpoint.ts'
import { FIELD_MAX } from './protocol/limits.ts'
import { Name } from './protocol/name.ts'
import { Id, Market, Timestamp } from './store.ts'

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
  /** Whether they log in in two steps; told to owners alone. */
  hasSecondStep: v.optional(v.boolean()),
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
  summary: "The organisation's members and open invitations, owner first",
  method: 'GET',
  path: '/usermanagement/v2/organizations/{orgId}/users',
  params,
  shape: 2,
  response: v.array(TeamMember),
})

/** The owner's role can't be given. */
const InvitedPermissions = v.object({ ...Permissions.entries, role: v.picklist(['admin', 'member']) })

/** For whoever invites, where the server sends no mail: the path of the link to pass on. null: it was mailed. */
const invitationPath = v.nullable(v.string())

export const inviteMember = endpoint({
  id: 'inviteMember',
  summary: 'Mail an invitation to join the organisation, or make its link to pass on where no mail is sent',
  method: 'POST',
  path: '/usermanagement/v2/organizations/{orgId}/users',
  selfOnly: true,
  status: 201,
  privilege: 'team/manage',
  params,
  body: v.object({ email: Email, permissions: InvitedPermissions }),
  response: v.object({ ...TeamMember.entries, invitationPath }),
  errors: ['ALREADY_MEMBER', 'QUOTA_EXCEEDED', 'PROJECT_NOT_FOUND'],
})

/** TEAM-003. */
export const inviteAgain = endpoint({
  id: 'inviteAgain',
  summary: 'Mail an open invitation again, or create a new link where no mail is sent; the previous link stops working',
  method: 'POST',
  path: '/usermanagement/v2/organizations/{orgId}/users/{userId}/invite-again',
  selfOnly: true,
  privilege: 'team/invite_again',
  params: memberParams,
  response: v.object({ invitationPath }),
  errors: ['MEMBER_NOT_FOUND', 'ALREADY_MEMBER'],
})

export const changePermissions = endpoint({
  id: 'changePermissions',
  summary: "Change a member's role and permissions; the owner's can't be changed",
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
  summary: 'Remove a member or an open invitation',
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
  summary: 'The organisations that the user belongs to',
  method: 'GET',
  path: '/usermanagement/v2/users/{userId}/organizations',
  withoutSecondStep: true,
  params: v.object({ userId: Id }),
  response: v.array(MyOrganization),
})

/** The organisation that one works in is part of the token: a new pair is the answer. */
export const switchOrganization = endpoint({
  id: 'switchOrganization',
  summary: "Switch to another of the user's organisations",
  method: 'POST',
  path: '/auth/v1/organizations/{orgId}/switch',
  selfOnly: true,
  withoutSecondStep: true,
  params,
  response: TokenResponse,
})

/** Where neither the name in `seen` stands there nor the new one, CHANGED_ELSEWHERE tells that of now, and nothing changes. */
export const renameOrganization = endpoint({
  id: 'renameOrganization',
  summary: 'Rename the organisation',
  method: 'PUT',
  path: '/usermanagement/v2/organizations/{orgId}/name',
  status: 204,
  privilege: 'team/manage',
  params,
  body: v.object({ name: Name, seen: v.optional(v.string()) }),
  response: v.null(),
  errors: ['CHANGED_ELSEWHERE'],
})

/** What a move to another market would delete of an organisation, and where it may move to here. */
export const MarketMove = v.object({
  /** Other markets of this server; none for a demo. */
  targets: v.array(Market),
  /** By their names, first added first. */
  apps: v.array(v.string()),
  /** Of the apps. */
  competitors: v.number(),
  keywords: v.number(),
  notes: v.number(),
  reviews: v.number(),
  summaries: v.number(),
  /** Names of those whose keys are good in one market alone. */
  connections: v.array(v.string()),
})
export type MarketMove = v.InferOutput<typeof MarketMove>

/** For the owner: it ends as much as closing the account does. */
export const previewMarketMove = endpoint({
  id: 'previewMarketMove',
  summary: 'What a move to another market deletes, and which markets there are',
  method: 'GET',
  path: '/usermanagement/v2/organizations/{orgId}/market',
  offline: 'network',
  privilege: 'account/close',
  params,
  response: MarketMove,
})

/**
 * Deletes the organisation's apps with all that hangs on them, and puts it on another market. Who is signed in enters it anew
 * (`switchOrganization`): their token names the market of before.
 */
export const moveToMarket = endpoint({
  id: 'moveToMarket',
  summary: 'Delete the apps of the organisation and put it on another market',
  method: 'POST',
  path: '/usermanagement/v2/organizations/{orgId}/market',
  selfOnly: true,
  status: 204,
  privilege: 'account/close',
  params,
  /** `password` null: an account without one. */
  body: v.object({ market: Market, password: v.nullable(v.pipe(v.string(), v.maxLength(FIELD_MAX))) }),
  response: v.null(),
  errors: ['WRONG_PASSWORD'],
})
