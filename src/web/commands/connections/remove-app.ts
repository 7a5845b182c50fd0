import { msg } from '@lingui/core/macro'
import { getQuotas } from '#contract/billing/plans.ts'
import { getProjects, removeApp as remove, type Project } from '#contract/projects.ts'
import { call } from '#web/api/call.ts'
import { command } from '../command.ts'
import { appEntity } from '../entities.ts'
import { ofConnections, refreshes as ofLists, withoutApp } from './of-connections.ts'
import { payloads } from './payloads.ts'
import { refusalMessage } from '../refusal-message.ts'

/** Removes an app with its competitors, countries and keywords for the whole organisation. */
export const removeApp = command({
  name: 'removeApp',
  version: 1,
  schema: payloads.removeApp,
  lane: () => 'apps',
  entities: ({ projectId }) => [appEntity(projectId)],
  send: ({ organizationId, app: { trackId, store } }, context) =>
    call(remove, { params: { orgId: organizationId, trackId }, query: { store } }, context),
  // The endpoint's id determines the type of the data.
  overlay: ({ projectId, app }, endpointId, _, data) =>
    endpointId === getProjects.id
      ? (data as Project[]).filter((one) => one.projectId !== projectId)
      : ofConnections(endpointId, data, (list) => withoutApp(list, app)),
  describe: ({ projectTitle }) => ({
    title: msg`Remove app ${projectTitle}`,
    scope: msg`All its competitors and countries`,
  }),
  refreshes: () => [{ endpoint: getProjects, input: {} }, { endpoint: getQuotas, input: {} }, ...ofLists()],
  explain: ({ projectTitle }, code, details) =>
    refusalMessage(code, { name: projectTitle, project: projectTitle }, details),
})
