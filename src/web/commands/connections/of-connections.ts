import { getConnections } from '#contract/connections/connections.ts'
import type { Connection } from '#contract/connections/connection.ts'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import { sameApp, type AppRef } from '#contract/store.ts'

type List = readonly Connection[]

/** The list of connections, in all its pages. */
export const refreshes = () => [{ endpoint: getConnections, input: {} }]

/** An answer with its connections changed; other endpoints' data as it is. */
export function ofConnections(endpointId: string, data: unknown, change: (list: List) => List): unknown {
  if (endpointId !== getConnections.id) return data
  // The endpoint's id determines the type of the data.
  const answer = data as EndpointOutput<typeof getConnections>
  const content = change(answer.content)
  return content === answer.content ? data : { ...answer, content }
}

export const withConnection = (list: List, id: string, change: (one: Connection) => Connection): List =>
  list.some((one) => one.id === id) ? list.map((one) => (one.id === id ? change(one) : one)) : list

/** The app's primary connection becomes this one, where it has the app; others of the same provider stay assigned. */
export function withPrimary(list: List, id: string, app: AppRef): List {
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
export function withApps(
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
    const heirs = all.filter(
      (one) => one.provider === target.provider && one.assignedApps.some((its) => sameApp(its, app)),
    )
    const at = (one: Connection) => one.assignedApps.find((its) => sameApp(its, app))?.assignedAt ?? ''
    const heir = heirs.toSorted((a, b) => at(b).localeCompare(at(a)))[0]
    return heir ? withPrimary(all, heir.id, app) : all
  }, primaries)
}

/** The connections without an app that is no longer one of the organisation's. */
export const withoutApp = (list: List, app: AppRef): List =>
  list.some((one) => one.assignedApps.some((its) => sameApp(its, app)))
    ? list.map((one) => ({ ...one, assignedApps: one.assignedApps.filter((its) => !sameApp(its, app)) }))
    : list
