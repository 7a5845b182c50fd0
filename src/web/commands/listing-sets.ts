import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import {
  getListingSets,
  ListingSet,
  markListingSet as mark,
  removeListingSet as remove,
  saveListingSet as save,
} from '#contract/listing-sets.ts'
import { LISTING_SETS_MAX } from '#contract/protocol/limits.ts'
import { call } from '#web/api/call.ts'
import { command, type AnyCommand } from './command.ts'
import { listingSetEntity } from './entities.ts'
import { InProject } from './payload-fields.ts'
import { refusalMessage } from './refusal-message.ts'

const OfSet = v.object({ ...InProject, set: ListingSet })
/** `name`: the one that the user saw. */
const NamedSet = { ...InProject, ...v.pick(ListingSet, ['id', 'name']).entries }

/** Payloads of the commands about sets of drafts; a change of shape needs a new version. */
export const payloads = {
  saveListingSet: OfSet,
  markListingSet: v.object({ ...NamedSet, ...v.pick(ListingSet, ['before']).entries }),
  removeListingSet: v.object(NamedSet),
}

interface OfProject {
  projectId: string
}

/** That of the drafts: a set is marked once its texts are drafts. */
const lane = ({ projectId }: OfProject) => `listing-drafts:${projectId}`
const entities = ({ projectId, id }: OfProject & { id: string }) => [listingSetEntity(projectId, id)]
const refreshes = ({ projectId }: OfProject) => [{ endpoint: getListingSets, input: { params: { projectId } } }]

/** The project's sets, if the query's data is that. */
function setsIn(projectId: string, endpointId: string, input: unknown, data: unknown): ListingSet[] | null {
  const { params } = input as { params?: { projectId?: string } }
  return endpointId === getListingSets.id && params?.projectId === projectId ? (data as ListingSet[]) : null
}

const saveListingSet = command({
  name: 'saveListingSet',
  version: 1,
  schema: payloads.saveListingSet,
  lane,
  entities: ({ projectId, set: { id } }) => [listingSetEntity(projectId, id)],
  send: ({ projectId, set: { id, name, texts } }, context) =>
    call(save, { params: { projectId, id }, body: { name, texts } }, context),
  overlay: ({ projectId, set }, endpointId, input, data) => {
    const sets = setsIn(projectId, endpointId, input, data)
    if (!sets) return data
    return [set, ...sets.filter(({ id }) => id !== set.id)]
  },
  describe: ({ set: { name }, projectTitle }) => ({ title: msg`Save the set “${name}”`, scope: msg`${projectTitle}` }),
  refreshes,
  explain: ({ projectTitle }, code, details) =>
    code === 'QUOTA_EXCEEDED'
      ? msg`${projectTitle} has ${LISTING_SETS_MAX} sets, which is the most. Remove one, then try again.`
      : refusalMessage(code, { name: '', project: projectTitle }, details),
})

const marked = (set: ListingSet, before: ListingSet['before']): ListingSet => ({ ...set, before })

const markListingSet = command({
  name: 'markListingSet',
  version: 1,
  schema: payloads.markListingSet,
  lane,
  entities,
  send: ({ projectId, id, before }, context) => call(mark, { params: { projectId, id }, body: { before } }, context),
  overlay: ({ projectId, id, before }, endpointId, input, data) =>
    setsIn(projectId, endpointId, input, data)?.map((one) => (one.id === id ? marked(one, before) : one)) ?? data,
  describe: ({ name, before, projectTitle }) => ({
    title: before ? msg`Apply the set “${name}”` : msg`Take back the set “${name}”`,
    scope: msg`${projectTitle}`,
  }),
  refreshes,
  explain: ({ projectTitle }, code, details) => refusalMessage(code, { name: '', project: projectTitle }, details),
})

const removeListingSet = command({
  name: 'removeListingSet',
  version: 1,
  schema: payloads.removeListingSet,
  lane,
  entities,
  send: ({ projectId, id }, context) => call(remove, { params: { projectId, id } }, context),
  overlay: ({ projectId, id: removed }, endpointId, input, data) =>
    setsIn(projectId, endpointId, input, data)?.filter(({ id }) => id !== removed) ?? data,
  describe: ({ name, projectTitle }) => ({ title: msg`Remove the set “${name}”`, scope: msg`${projectTitle}` }),
  refreshes,
  explain: ({ projectTitle }, code, details) => refusalMessage(code, { name: '', project: projectTitle }, details),
})

/** Every command about sets of drafts. */
export const commands: { [N in keyof typeof payloads]: AnyCommand<N> } = {
  saveListingSet,
  markListingSet,
  removeListingSet,
}
