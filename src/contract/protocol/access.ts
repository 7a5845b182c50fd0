import * as v from 'valibot'

/** A person's role in an organisation (OP-32). */
export const Role = v.picklist(['owner', 'admin', 'member'])
export type Role = v.InferOutput<typeof Role>

/** Features that not every plan has, by the ids of `getFeatures` (OV-050, OP-63). */
export type PaidFeature = 'app-overview' | 'ai-replies' | 'ad-platforms'

/** What somebody may do (OP-64). `admin/*` and `global/impersonate` are for staff. */
export const Privilege = v.picklist([
  'global/cancel_plan',
  'global/impersonate',
  'account/close',
  'apps/manage',
  'billing/view_invoices',
  'billing/edit',
  'team/manage',
  'team/invite_again',
  'connections/manage',
  'reviews/reply',
  'admin/view',
  'admin/manage',
])
export type Privilege = v.InferOutput<typeof Privilege>

/** What an owner or admin may grant a member on top of the role. */
export const GrantablePrivilege = v.picklist([
  'apps/manage',
  'billing/view_invoices',
  'connections/manage',
  'reviews/reply',
])
export type GrantablePrivilege = v.InferOutput<typeof GrantablePrivilege>

/** Permission on one app, or the default for all apps (TEAM-002). */
export const AppPermission = v.picklist(['none', 'view', 'edit'])
export type AppPermission = v.InferOutput<typeof AppPermission>

const admin: Privilege[] = [
  'apps/manage',
  'billing/view_invoices',
  'team/manage',
  'connections/manage',
  'reviews/reply',
]

const ofRole: Record<Role, Privilege[]> = {
  owner: [...admin, 'billing/edit', 'global/cancel_plan', 'account/close', 'team/invite_again'],
  admin,
  member: [],
}

interface Holder {
  role: Role
  internal: boolean
  grants?: GrantablePrivilege[] | undefined
  impersonator?: boolean | undefined
}

/** The only source of what a user may do: the server enforces it, and the interface adapts to it. */
export const privilegesOf = ({ role, internal, grants = [], impersonator = false }: Holder): ReadonlySet<Privilege> =>
  new Set<Privilege>([
    ...ofRole[role],
    ...grants,
    ...(internal ? (['admin/view', 'admin/manage'] as const) : []),
    ...(internal && impersonator ? (['global/impersonate'] as const) : []),
  ])

const forStaff: ReadonlySet<Privilege> = new Set<Privilege>(['admin/view', 'admin/manage', 'global/impersonate'])
export const isForStaff = (privilege: Privilege): boolean => forStaff.has(privilege)

const rank: Record<AppPermission, number> = { none: 0, view: 1, edit: 2 }

/** Whether a permission includes the one needed. */
export const permits = (held: AppPermission, needed: AppPermission): boolean => rank[held] >= rank[needed]
