import { msg } from '@lingui/core/macro'
import {
  assignApps as assign,
  makePrimary as choose,
  renameConnection as rename,
} from '#contract/connections/connections.ts'
import { call } from '#web/api/call.ts'
import { command, type AnyCommand } from '../command.ts'
import { connectionEntity } from '../entities.ts'
import { ofConnections, refreshes, withApps, withConnection, withPrimary } from './of-connections.ts'
import type { CommandPayload } from '../payloads.ts'
import { payloads } from './payloads.ts'
import { refusalMessage } from '../refusal-message.ts'
import { removeApp } from './remove-app.ts'

// One lane: which connection is an app's primary one depends on the changes of others.
const lane = () => 'connections'
const explain: Parameters<typeof command<string, { connectionName: string }>>[0]['explain'] = (_, code, details) =>
  refusalMessage(code, { name: '', project: '' }, details)

const renameConnection = command({
  name: 'renameConnection',
  version: 1,
  schema: payloads.renameConnection,
  lane,
  entities: ({ connectionId }) => [connectionEntity(connectionId, 'name')],
  send: ({ connectionId, connectionName, name }, context) =>
    call(rename, { params: { connectionId }, body: { name, seen: connectionName } }, context),
  overlay: ({ connectionId, name }, endpointId, _, data) =>
    ofConnections(endpointId, data, (list) => withConnection(list, connectionId, (one) => ({ ...one, name }))),
  describe: ({ connectionName, name }) => ({
    title: msg`Rename connection ${connectionName} to ${name}`,
    scope: msg`Connections`,
  }),
  refreshes,
  explain,
})

/** The app that a change is about, or how many: part of the sentence that describes it. */
function titleOf({ connectionName, add, remove }: CommandPayload<'assignApps'>) {
  const [first] = [...add, ...remove]
  const count = add.length + remove.length
  if (count > 1 || !first) return msg`Change ${count} apps of connection ${connectionName}`
  return add.length > 0
    ? msg`Add ${first.title} to connection ${connectionName}`
    : msg`Remove ${first.title} from connection ${connectionName}`
}

const bare = ({ trackId, store }: CommandPayload<'makePrimary'>['app']) => ({ trackId, store })

const assignApps = command({
  name: 'assignApps',
  version: 1,
  schema: payloads.assignApps,
  lane,
  entities: ({ connectionId, add, remove }) => [...add, ...remove].map((app) => connectionEntity(connectionId, app)),
  send: ({ connectionId, add, remove }, context) =>
    call(assign, { params: { connectionId }, body: { add: add.map(bare), remove: remove.map(bare) } }, context),
  overlay: ({ connectionId, add, remove }, endpointId, _, data) =>
    ofConnections(endpointId, data, (list) => withApps(list, connectionId, { add, remove })),
  describe: (payload) => ({ title: titleOf(payload), scope: msg`Connections` }),
  refreshes,
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
  send: ({ connectionId, app }, context) => call(choose, { body: { connectionId, ...bare(app) } }, context),
  overlay: ({ connectionId, app }, endpointId, _, data) =>
    ofConnections(endpointId, data, (list) => withPrimary(list, connectionId, app)),
  describe: ({ connectionName, app: { title } }) => ({
    title: msg`Make ${connectionName} the primary connection of ${title}`,
    scope: msg`Connections`,
  }),
  refreshes,
  explain: (payload, code, details) =>
    code === 'APP_NOT_FOUND'
      ? msg`This app no longer has this connection. Discard this change.`
      : explain(payload, code, details),
})

/** Every command about connections and the apps that have them. */
export const commands: { [N in keyof typeof payloads]: AnyCommand<N> } = {
  removeApp,
  renameConnection,
  assignApps,
  makePrimary,
}
