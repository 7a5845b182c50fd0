import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { getQuotas } from '#contract/billing/plans.ts'
import { ConnectionName, type Connection } from '#contract/connections/connection.ts'
import {
  assignApps as putApps,
  getConnections,
  makePrimary as putPrimary,
  renameConnection as putName,
} from '#contract/connections/connections.ts'
import { getProjects, removeApp as deleteApp, type Project } from '#contract/projects.ts'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import { AppRef, Id, sameApp } from '#contract/store.ts'
import { call } from '#web/api/call.ts'
import { command, type AnyCommand, type Command } from '#web/commands/command.ts'
import { appEntity, connectionEntity } from '#web/commands/entities.ts'
import { InProject } from '#web/commands/payload-fields.ts'
import { refusalMessage } from '#web/commands/refusal-message.ts'
import { failedTexts } from './failed-texts.ts'

/** `connectionName` is its name before the change. */
const OfConnection = { connectionId: Id, connectionName: v.string() }
/** `title` is what the user saw: it describes the change. */
const NamedApp = v.object({ ...AppRef.entries, title: v.string() })
/** Apps in one command: as many as the server takes at once. */
const NamedApps = v.pipe(v.array(NamedApp), v.maxLength(500))

/** Payloads of the commands about connections and the apps that have them; a change of shape needs a new version. */
export const payloads = {
  removeApp: v.object({ ...InProject, organizationId: Id, app: AppRef }),
  /** `isAds`: it is of an ad platform. */
  renameConnection: v.object({ ...OfConnection, name: ConnectionName, isAds: v.optional(v.boolean()) }),
  assignApps: v.object({ ...OfConnection, add: NamedApps, remove: NamedApps }),
  makePrimary: v.object({ ...OfConnection, app: NamedApp }),
}

type Payload<N extends keyof typeof payloads> = v.InferOutput<(typeof payloads)[N]>

/** Removes an app with its competitors, countries and keywords for the whole organisation. */
const removeApp = command({
  name: 'removeApp',
  version: 1,
  schema: payloads.removeApp,
  lane: () => 'apps',
  entities: ({ projectId }) => [appEntity(projectId)],
  send: ({ organizationId, app: { trackId, store } }, context) =>
    call(deleteApp, { params: { orgId: organizationId, trackId }, query: { store } }, context),
  // The endpoint's id determines the type of the data.
  overlay: ({ projectId, app }, endpointId, _, data) =>
    endpointId === getProjects.id
      ? (data as Project[]).filter((one) => one.projectId !== projectId)
      : mapConnections(endpointId, data, (list) => withoutApp(list, app)),
  describe: ({ projectTitle }) => ({
    title: msg`Remove app ${projectTitle}`,
    scope: msg`All its competitors and countries`,
  }),
  refreshes: () => [{ endpoint: getProjects, input: {} }, { endpoint: getQuotas, input: {} }, ...refreshes()],
  failed: failedTexts.removeApp,
  explain: ({ projectTitle }, code, details) =>
    refusalMessage(code, { name: projectTitle, project: projectTitle }, details),
})

// One lane: which connection is an app's primary one depends on the changes of others.
const lane = () => 'connections'
const explain: Command<string, unknown>['explain'] = (_, code, details) =>
  refusalMessage(code, { name: '', project: '' }, details)

const renameConnection = command({
  name: 'renameConnection',
  version: 1,
  schema: payloads.renameConnection,
  lane,
  entities: ({ connectionId }) => [connectionEntity(connectionId, 'name')],
  send: ({ connectionId, connectionName, name }, context) =>
    call(putName, { params: { connectionId }, body: { name, seen: connectionName } }, context),
  overlay: ({ connectionId, name }, endpointId, _, data) =>
    mapConnections(endpointId, data, (list) => withConnection(list, connectionId, (one) => ({ ...one, name }))),
  describe: ({ connectionName, name }) => ({
    title: msg`Rename connection ${connectionName} to ${name}`,
    scope: msg`Connections`,
  }),
  refreshes,
  failed: failedTexts.renameConnection,
  explain,
})

/** The app that a change is about, or how many: part of the sentence that describes it. */
function titleOf({ connectionName, add, remove }: Payload<'assignApps'>) {
  const [first] = [...add, ...remove]
  const count = add.length + remove.length
  if (count > 1 || !first) return msg`Change ${count} apps of connection ${connectionName}`
  return add.length > 0
    ? msg`Add ${first.title} to connection ${connectionName}`
    : msg`Remove ${first.title} from connection ${connectionName}`
}

const withoutTitle = ({ trackId, store }: AppRef) => ({ trackId, store })

const assignApps = command({
  name: 'assignApps',
  version: 1,
  schema: payloads.assignApps,
  lane,
  entities: ({ connectionId, add, remove }) => [...add, ...remove].map((app) => connectionEntity(connectionId, app)),
  send: ({ connectionId, add, remove }, context) =>
    call(
      putApps,
      { params: { connectionId }, body: { add: add.map(withoutTitle), remove: remove.map(withoutTitle) } },
      context,
    ),
  overlay: ({ connectionId, add, remove }, endpointId, _, data) =>
    mapConnections(endpointId, data, (list) => withApps(list, connectionId, { add, remove })),
  describe: (payload) => ({ title: titleOf(payload), scope: msg`Connections` }),
  refreshes,
  failed: failedTexts.assignApps,
  explain: (payload, code, details) =>
    code === 'APP_NOT_FOUND'
      ? msg`One of these apps is no longer one of your apps. Discard this change.`
      : explain(payload, code, details),
})

const makePrimary = command({
  name: 'makePrimary',
  version: 1,
  schema: payloads.makePrimary,
  lane,
  entities: ({ connectionId, app }) => [connectionEntity(connectionId, app)],
  send: ({ connectionId, app }, context) => call(putPrimary, { body: { connectionId, ...withoutTitle(app) } }, context),
  overlay: ({ connectionId, app }, endpointId, _, data) =>
    mapConnections(endpointId, data, (list) => withPrimary(list, connectionId, app)),
  describe: ({ connectionName, app: { title } }) => ({
    title: msg`Make ${connectionName} the primary connection of ${title}`,
    scope: msg`Connections`,
  }),
  refreshes,
  failed: failedTexts.makePrimary,
  explain: (payload, code, details) =>
    code === 'APP_NOT_FOUND'
      ? msg`This app no longer has this connection. Discard this change.`
      : explain(payload, code, details),
})

type List = readonly Connection[]

/** The list of connections, in all its pages. */
function refreshes() {
  return [{ endpoint: getConnections, input: {} }]
}

/** An answer with its connections changed; other endpoints' data as it is. */
function mapConnections(endpointId: string, data: unknown, change: (list: List) => List): unknown {
  if (endpointId !== getConnections.id) return data
  // The endpoint's id determines the type of the data.
  const answer = data as EndpointOutput<typeof getConnections>
  const content = change(answer.content)
  return content === answer.content ? data : { ...answer, content }
}

const withConnection = (list: List, id: string, change: (one: Connection) => Connection): List =>
  list.some((one) => one.id === id) ? list.map((one) => (one.id === id ? change(one) : one)) : list

/** The app's primary connection becomes this one, where it has the app; others of the same provider stay assigned. */
function withPrimary(list: List, id: string, app: AppRef): List {
  const chosen = list.find((one) => one.id === id)
  const isPrimary = chosen?.assignedApps.find((one) => sameApp(one, app))?.isPrimary
  if (!chosen || isPrimary !== false) return list
  return list.map((one) =>
    one.provider === chosen.provider
      ? {
          ...one,
          assignedApps: one.assignedApps.map((its) =>
            sameApp(its, app) ? { ...its, isPrimary: one === chosen } : its,
          ),
        }
      : one,
  )
}

/** Assigned apps become primary; of one taken away the connection assigned last follows, as the server does it. */
function withApps(
  list: List,
  id: string,
  { add, remove }: { add: readonly AppRef[]; remove: readonly AppRef[] },
): List {
  const target = list.find((one) => one.id === id)
  if (!target) return list
  const has = (app: AppRef) => target.assignedApps.some((one) => sameApp(one, app))
  const fresh = add.filter((app) => !has(app))
  if (fresh.length === 0 && !remove.some(has)) return list
  const lost = target.assignedApps.filter(
    ({ isPrimary, ...app }) => isPrimary && remove.some((one) => sameApp(one, app)),
  )
  const assignedAt = new Date().toISOString()
  const changed = withConnection(list, id, (one) => ({
    ...one,
    assignedApps: [
      ...one.assignedApps.filter((app) => !remove.some((gone) => sameApp(gone, app))),
      ...fresh.map(({ trackId, store }) => ({ trackId, store, isPrimary: false, assignedAt })),
    ],
  }))
  const primaries = fresh.reduce<List>((all, app) => withPrimary(all, id, app), changed)
  return lost.reduce<List>((all, app) => {
    const candidates = all.filter(
      (one) => one.provider === target.provider && one.assignedApps.some((its) => sameApp(its, app)),
    )
    const at = (one: Connection) => one.assignedApps.find((its) => sameApp(its, app))?.assignedAt ?? ''
    const successor = candidates.toSorted((a, b) => at(b).localeCompare(at(a)))[0]
    return successor ? withPrimary(all, successor.id, app) : all
  }, primaries)
}

/** The connections without an app that is no longer one of the organisation's. */
const withoutApp = (list: List, app: AppRef): List =>
  list.some((one) => one.assignedApps.some((its) => sameApp(its, app)))
    ? list.map((one) => ({ ...one, assignedApps: one.assignedApps.filter((its) => !sameApp(its, app)) }))
    : list

/** Every command about connections and the apps that have them. */
export const commands: { [N in keyof typeof payloads]: AnyCommand<N> } = {
  removeApp,
  renameConnection,
  assignApps,
  makePrimary,
}
