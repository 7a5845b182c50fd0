import type { Endpoint, EndpointInput } from '#contract/protocol/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { inputOf } from './contract-inputs.ts'

/** Ids that name somebody: a victim's, or ids that do not exist. */
export interface Ids {
  organizationId: string
  userId: string
  projectId: string
}

export interface Attempt {
  endpoint: Endpoint
  input: EndpointInput<Endpoint>
}

const attemptsWith = (ids: Ids): Attempt[] =>
  endpoints.map((endpoint) => ({
    endpoint,
    input: inputOf(endpoint, { ...ids, orgId: ids.organizationId, projectIds: ids.projectId }),
  }))

const nobody: Ids = {
  organizationId: '00000000-0000-4000-8000-000000000001',
  userId: '00000000-0000-4000-8000-000000000002',
  projectId: '00000000-0000-4000-8000-000000000003',
}

const namesSomebody = ({ input }: Attempt) => Object.values(nobody).some((id) => JSON.stringify(input).includes(id))
const asNobody = attemptsWith(nobody)
const signedIn = asNobody.filter(({ endpoint }) => endpoint.auth === 'bearer')
const named = new Set(signedIn.filter(namesSomebody).map(({ endpoint }) => endpoint.id))

/** Every endpoint whose path or body names an organisation, a user or a project, called with somebody's ids. */
export const withIds = (ids: Ids): Attempt[] => attemptsWith(ids).filter(({ endpoint }) => named.has(endpoint.id))

/** All the others: they answer, and must not answer with anything of somebody else. */
export const withoutIds = signedIn.filter(({ endpoint }) => !named.has(endpoint.id))

/** Calls that need no sign-in. */
export const withoutSignIn = asNobody.filter(({ endpoint }) => endpoint.auth === 'public')
