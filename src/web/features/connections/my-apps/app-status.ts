import type { Capability, Connection, Provider } from '#contract/connections/connection.ts'
import { isAdProvider, storeOf } from '#contract/connections/connection.ts'
import { sameApp, type AppRef } from '#contract/store.ts'
import type { Status } from '../connection-badges.tsx'

/** What one of an app's three columns shows. `isOwn`: the app uses the connection. `missing`: rights that its key lacks. */
export type Cell =
  | { kind: 'status'; status: Status; connection: Connection; missing: number; isOwn: boolean }
  /** Nothing is connected. */
  | { kind: 'connect'; provider: Provider }
  /** N/A (CONN-006). */
  | { kind: 'none' }

const ofReviews: readonly Capability[] = ['read-apps', 'read-reviews', 'reply']
const ofPerformance: readonly Capability[] = ['sales', 'analytics']

const count = ({ rights }: Connection, of: readonly Capability[], state: string) =>
  rights.filter((right) => of.includes(right.capability) && right.state === state).length

const assigned = ({ assignedApps }: Connection, app: AppRef) => assignedApps.find((one) => sameApp(one, app))

/** The connection whose figures are shown for an app, of those of one kind. */
function primaryOf(app: AppRef, connections: readonly Connection[], isOfKind: (provider: Provider) => boolean) {
  const its = connections.filter((one) => isOfKind(one.provider) && assigned(one, app))
  return its.find((one) => assigned(one, app)?.isPrimary) ?? its[0]
}

const storeProvider = ({ store }: AppRef): Provider => (store === 'APP_STORE' ? 'app-store-connect' : 'google-play')
const adProvider = ({ store }: AppRef): Provider => (store === 'APP_STORE' ? 'apple-ads' : 'google-ads')

const isStore = (provider: Provider) => !isAdProvider(provider)

const statusCell = (status: Status, connection: Connection, missing = 0): Cell => ({
  kind: 'status',
  status,
  connection,
  missing,
  isOwn: true,
})

/** CONN-005: how reviews of an app are connected. */
export function reviewCell(app: AppRef, connections: readonly Connection[]): Cell {
  const connection = primaryOf(app, connections, isStore)
  if (!connection) return { kind: 'connect', provider: storeProvider(app) }
  const { status } = connection
  const missing = count(connection, ofReviews, 'missing')
  if (status === 'working' || status === 'permissions') {
    const isElsewhere = count(connection, ofPerformance, 'missing') > 0
    const lacks = missing > 0 || (status === 'permissions' && !isElsewhere)
    return lacks ? statusCell('permission', connection, missing) : statusCell('connected', connection)
  }
  return statusCell(status, connection)
}

/** CONN-006: how an app's performance is connected, with the key of its store. */
export function performanceCell(app: AppRef, connections: readonly Connection[]): Cell {
  const connection = primaryOf(app, connections, isStore)
  if (!connection) return withoutPerformance(app, connections)
  if (connection.status === 'broken' || connection.status === 'blocked') return statusCell('error', connection)
  const missing = count(connection, ofPerformance, 'missing')
  if (missing > 0) return statusCell('permission', connection, missing)
  const reports = connection.rights.filter(({ capability }) => ofPerformance.includes(capability)).length
  if (reports > 0 && count(connection, ofPerformance, 'not-used') === reports)
    return statusCell('available', connection)
  if (count(connection, ofPerformance, 'granted') === 0 && count(connection, ofPerformance, 'unknown') > 0)
    return { kind: 'none' }
  return statusCell('connected', connection)
}

/** Another connection of its store may see it. */
function withoutPerformance(app: AppRef, connections: readonly Connection[]): Cell {
  const provider = storeProvider(app)
  const others = connections.filter((one) => one.provider === provider)
  const working = others.find(({ status }) => status === 'working' || status === 'permissions')
  if (working) return { kind: 'status', status: 'available', connection: working, missing: 0, isOwn: false }
  return others.length > 0 ? { kind: 'none' } : { kind: 'connect', provider }
}

/** C-14: Problem where the platform refuses, else as the platform's own state. */
export function adStatus({ adState, status }: Pick<Connection, 'adState' | 'status'>): Status {
  if (status !== 'working' && status !== 'rate-limited') return 'problem'
  if (adState === 'NEW') return 'new'
  return adState === 'PENDING' ? 'pending' : 'connected'
}

/** CONN-004: how an app's ads are connected. */
export function adCell(app: AppRef, connections: readonly Connection[]): Cell {
  const connection = primaryOf(
    app,
    connections,
    (provider) => isAdProvider(provider) && storeOf[provider] === app.store,
  )
  return connection ? statusCell(adStatus(connection), connection) : { kind: 'connect', provider: adProvider(app) }
}
