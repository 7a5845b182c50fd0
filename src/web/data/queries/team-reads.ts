import type { Identity } from '#contract/auth/auth.ts'
import { getMyOrganizations, getTeam } from '#contract/team.ts'
import { read } from './read.ts'

export const teamRead = ({ organizationId }: Identity) => read(getTeam, { params: { orgId: organizationId } })
export const myOrganizationsRead = ({ userId }: Identity) => read(getMyOrganizations, { params: { userId } })
