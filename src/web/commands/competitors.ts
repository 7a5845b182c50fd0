import { msg } from '@lingui/core/macro'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import {
  addCompetitor as add,
  getCompetitors,
  removeCompetitor as remove,
  type Competitor,
} from '#contract/projects.ts'
import { sameApp } from '#contract/store.ts'
import { call } from '#web/api/call.ts'
import { countryNameOf } from '../i18n/country.ts'
import { command } from './command.ts'
import { competitorEntity } from './entities.ts'
import { payloads } from './payloads.ts'
import { refusalMessage } from './refusal-message.ts'

type Page = EndpointOutput<typeof getCompetitors>

const lane = ({ projectId }: { projectId: string }) => `competitors:${projectId}`
const refreshes = ({ projectId }: { projectId: string }) => [
  { endpoint: getCompetitors, input: { params: { projectId } } },
]

/** The project's list of competitors, if the query's key names it. */
function competitorsIn(projectId: string, endpointId: string, input: unknown, data: unknown): Page | null {
  const { params } = input as { params?: { projectId?: string } }
  return endpointId === getCompetitors.id && params?.projectId === projectId ? (data as Page) : null
}

export const addCompetitor = command({
  name: 'addCompetitor',
  version: 1,
  schema: payloads.addCompetitor,
  lane,
  entities: ({ projectId, app }) => [competitorEntity(projectId, app)],
  send: ({ projectId, app, locale }, context) =>
    call(add, { params: { projectId }, body: { ...app, locale } }, context),
  overlay: ({ projectId, app, known }, endpointId, input, data) => {
    const page = competitorsIn(projectId, endpointId, input, data)
    if (!page || page.content.some((one) => sameApp(one, app))) return data
    const added: Competitor = {
      ...app,
      name: known?.title ?? app.trackId,
      iconUrl: known?.iconUrl ?? null,
      developerName: known?.developerName ?? null,
    }
    return { ...page, content: [...page.content, added] }
  },
  describe: ({ app, known, projectTitle, locale }) => {
    const name = known?.title ?? app.trackId
    const country = countryNameOf(locale)
    return { title: msg`Add competitor ${name}`, scope: msg`${projectTitle}, ${country}` }
  },
  refreshes,
  explain: ({ app, known, projectTitle }, code, details) =>
    refusalMessage(code, { name: known?.title ?? app.trackId, project: projectTitle }, details),
})

export const removeCompetitor = command({
  name: 'removeCompetitor',
  version: 1,
  schema: payloads.removeCompetitor,
  lane,
  entities: ({ projectId, app }) => [competitorEntity(projectId, app)],
  send: ({ projectId, app }, context) => call(remove, { params: { projectId, trackId: app.trackId } }, context),
  overlay: ({ projectId, app }, endpointId, input, data) => {
    const page = competitorsIn(projectId, endpointId, input, data)
    return page ? { ...page, content: page.content.filter((one) => !sameApp(one, app)) } : data
  },
  describe: ({ title, projectTitle }) => ({ title: msg`Remove competitor ${title}`, scope: msg`${projectTitle}` }),
  refreshes,
  explain: ({ title, projectTitle }, code, details) =>
    refusalMessage(code, { name: title, project: projectTitle }, details),
})
