import type { Endpoint, EndpointInput, EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { ErrorBody } from '#contract/protocol/errors.ts'
import { addApps, getProjects } from '#contract/projects.ts'
import type { AppRef } from '#contract/store.ts'
import type { Api, TestUser } from './api.ts'

interface Reply<E> {
  status: number
  body: EndpointOutput<E> | ErrorBody
}

/** A user who has just signed up, with an organisation of their own in its trial. */
export interface Member extends TestUser {
  /** Names the member's own organisation and user in any path. */
  own: { params: { organizationId: string; orgId: string; userId: string } }
  /** Answers what came, a success or a refusal. */
  call: <E extends Endpoint>(endpoint: E, input: EndpointInput<E>) => Promise<Reply<E>>
  /** The same, for calls that must succeed. */
  read: <E extends Endpoint>(endpoint: E, input: EndpointInput<E>) => Promise<EndpointOutput<E>>
  /** Adds an app, listed in en-US unless said otherwise, and answers its project's id. */
  addProject: (app: AppRef & { locale?: string }) => Promise<string>
  endTrial: () => Promise<void>
}

export const newMember = async (api: Api): Promise<Member> => memberOf(api, await api.signedUpUser())

export function memberOf(api: Api, user: TestUser): Member {
  const { organizationId, userId } = user.identity
  const own = { params: { organizationId, orgId: organizationId, userId } }
  const read: Member['read'] = async (endpoint, input) => (await api.request(endpoint, input, user)).body
  return {
    ...user,
    own,
    read,
    async call(endpoint, input) {
      const answer = await api.request(endpoint, input, user)
      const { status } = answer
      return { status, body: status === endpoint.status ? answer.body : answer.error }
    },
    async addProject({ trackId, store, locale = 'en-US' }) {
      const { list } = await read(addApps, { ...own, body: { apps: [{ trackId, store, locale }] } })
      const added = list.at(-1)
      if (!added) throw new Error('No project was added')
      return added.projectId
    },
    async endTrial() {
      await api.services.db
        .updateTable('subscription')
        .set({ trial_end: new Date(api.clock.now().getTime() - 1) })
        .where('organisation_id', '=', organizationId)
        .execute()
    },
  }
}

/**
 * Runs rivals really at the same time: a pool opens its connections one by one, and without reads before
 * the first rival would be done before the second had a connection.
 */
export async function atTheSameTime<T, R>(member: Member, rivals: T[], run: (rival: T) => Promise<R>): Promise<R[]> {
  await Promise.all(rivals.map(() => member.read(getProjects, member.own)))
  return Promise.all(rivals.map(run))
}
