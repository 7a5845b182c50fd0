import type { Endpoint, EndpointOutput } from '#contract/protocol/endpoint.ts'
import { getActiveIncidents } from '#contract/administration.ts'
import { getChanges } from '#contract/changes.ts'
import { readInvitation } from '#contract/auth/invitation.ts'
import { getMyOrganizations, getTeam } from '#contract/team.ts'
import type { FaultProxy } from './fault-proxy.ts'
import { asLine, hostileNames, hostileTexts, ofEachKind } from './hostile-texts.ts'
import { sampleOf } from '../stores/sample-of.ts'

const always = Number.POSITIVE_INFINITY
/** Who one is, what belongs to the account and who was there. */
const ofAccount = /^\/api\/(auth\/v1\/(demo|sessions|token)|usermanagement|settings|subscription|billing)/

const sample = <E extends Endpoint>(endpoint: E) => sampleOf(endpoint.response) as EndpointOutput<E>
const pathOf = ({ path }: Endpoint) => new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}(\\?|$)`)

/** The account as it would be if everybody in it had typed hostile texts: names, team, invitations, changes, incidents. */
export function makeAccountHostile(faults: FaultProxy): void {
  const answer = <E extends Endpoint>(endpoint: E, given: EndpointOutput<E>) =>
    faults.break(
      endpoint.method,
      pathOf(endpoint),
      { kind: 'answer', status: 200, body: JSON.stringify(given) },
      always,
    )
  const [member] = sample(getTeam)
  const [organization] = sample(getMyOrganizations)
  const changes = sample(getChanges)
  const [change] = changes.content
  const [incident] = sample(getActiveIncidents)
  if (!member || !organization || !change || !incident) throw new Error('a sample is empty')
  answer(
    getTeam,
    ofEachKind((text, userId) => ({ ...member, userId, firstName: text, lastName: text })),
  )
  answer(
    getMyOrganizations,
    ofEachKind((name, organizationId) => ({ ...organization, organizationId, name, current: false })),
  )
  const project = { projectId: organization.organizationId, title: '' }
  answer(getChanges, {
    ...changes,
    content: ofEachKind((text, id) => ({
      ...change,
      id,
      action: 'competitor-added' as const,
      actor: text,
      subject: text,
      project: { ...project, title: text },
    })),
  })
  answer(
    getActiveIncidents,
    ofEachKind((text, id) => ({ ...incident, id, title: asLine(text), message: asLine(text) })).slice(0, 3),
  )
  answer(readInvitation, { ...sample(readInvitation), organization: [...new Set(hostileTexts)].join(' ') })
  for (const method of ['GET', 'POST'])
    faults.break(method, ofAccount, { kind: 'changed-body', change: hostileNames() }, always)
}
