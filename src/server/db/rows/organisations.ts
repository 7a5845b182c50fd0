import type { Generated } from 'kysely'
import type { AppPermission, GrantablePrivilege } from '#contract/protocol/access.ts'

export interface OrganisationRow {
  id: string
  name: string
  market: 'sample' | 'archive' | 'live'
  demo: boolean
  scheduled_deletion_at: Generated<Date | null>
  /** What `{support}` stands for in replies to reviews; '': nothing. */
  support_address: Generated<string>
  /** Everybody needs a second step. */
  second_step_required: Generated<boolean>
  created_at: Date
}

export interface MembershipRow {
  organisation_id: string
  user_id: string
  role: 'owner' | 'admin' | 'member'
  /** Of a member, on every app without a permission of its own. */
  account_permission: Generated<AppPermission>
  /** Of a member, on top of the role. */
  grants: Generated<GrantablePrivilege[]>
  invited_at: Generated<Date | null>
  /** null: invited. */
  joined_at: Generated<Date | null>
}

/** Of a member, on one app. */
export interface ProjectPermissionRow {
  organisation_id: string
  user_id: string
  project_id: string
  permission: AppPermission
}
