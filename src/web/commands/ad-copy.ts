import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { AdCopy, getAdCopies, keepAdCopy as keep, removeAdCopy as remove } from '#contract/ad-copy.ts'
import { AD_COPIES_MAX } from '#contract/protocol/limits.ts'
import { call } from '#web/api/call.ts'
import { command, type AnyCommand } from './command.ts'
import { adCopyEntity } from './entities.ts'
import { InProject } from './payload-fields.ts'
import { refusalMessage } from './refusal-message.ts'

const OfCopy = v.object({ ...InProject, copy: AdCopy })
type OfCopy = v.InferOutput<typeof OfCopy>

/** Payloads of the commands about kept ad copy; a change of shape needs a new version. */
export const payloads = { keepAdCopy: OfCopy, removeAdCopy: OfCopy }

const lane = ({ projectId }: OfCopy) => `ad-copy:${projectId}`
const entities = ({ projectId, copy }: OfCopy) => [adCopyEntity(projectId, copy.id)]
const refreshes = ({ projectId }: OfCopy) => [{ endpoint: getAdCopies, input: { params: { projectId } } }]

/** The project's kept copy, if the query's data is that. */
function copiesIn(projectId: string, endpointId: string, input: unknown, data: unknown): AdCopy[] | null {
  const { params } = input as { params?: { projectId?: string } }
  return endpointId === getAdCopies.id && params?.projectId === projectId ? (data as AdCopy[]) : null
}

const keepAdCopy = command({
  name: 'keepAdCopy',
  version: 1,
  schema: payloads.keepAdCopy,
  lane,
  entities,
  send: ({ projectId, copy: { id, language, placement, headline, text, by } }, context) =>
    call(keep, { params: { projectId, id }, body: { language, placement, headline, text, by } }, context),
  overlay: ({ projectId, copy }, endpointId, input, data) => {
    const copies = copiesIn(projectId, endpointId, input, data)
    if (!copies) return data
    const isKnown = copies.some(({ id }) => id === copy.id)
    return isKnown
      ? copies.map((one) => (one.id === copy.id ? { ...copy, keptAt: one.keptAt } : one))
      : [copy, ...copies]
  },
  describe: ({ copy: { text }, projectTitle }) => ({
    title: msg`Keep the ad copy: ${text}`,
    scope: msg`${projectTitle}`,
  }),
  refreshes,
  explain: ({ projectTitle }, code, details) =>
    code === 'QUOTA_EXCEEDED'
      ? msg`${projectTitle} keeps ${AD_COPIES_MAX} variants, which is the most. Remove some, then try again.`
      : refusalMessage(code, { name: '', project: projectTitle }, details),
})

const removeAdCopy = command({
  name: 'removeAdCopy',
  version: 1,
  schema: payloads.removeAdCopy,
  lane,
  entities,
  send: ({ projectId, copy: { id } }, context) => call(remove, { params: { projectId, id } }, context),
  overlay: ({ projectId, copy }, endpointId, input, data) =>
    copiesIn(projectId, endpointId, input, data)?.filter(({ id }) => id !== copy.id) ?? data,
  describe: ({ copy: { text }, projectTitle }) => ({
    title: msg`Remove the ad copy: ${text}`,
    scope: msg`${projectTitle}`,
  }),
  refreshes,
  explain: ({ projectTitle }, code, details) => refusalMessage(code, { name: '', project: projectTitle }, details),
})

/** Every command about kept ad copy. */
export const commands: { [N in keyof typeof payloads]: AnyCommand<N> } = { keepAdCopy, removeAdCopy }
