import { storeOf, type Connection } from '#contract/connections/connection.ts'
import type { VisibleApp } from '#contract/connections/connections.ts'
import type { Project } from '#contract/projects.ts'
import { sameApp, type AppRef } from '#contract/store.ts'

/** An app that can use a connection. */
export interface OfferedApp extends AppRef {
  title: string
  iconUrl: string | null
  /** null: it is not one of the organisation's apps yet. */
  project: Project | null
  isAssigned: boolean
  /** Name of the connection whose place this one takes; null: of none. */
  replaces: string | null
}

/**
 * What the store says the key sees, with what waits to be sent. Where it could not be asked: the own apps of the store.
 * Those that are assigned come first, then the own ones.
 */
export function offeredApps(
  connection: Connection,
  projects: readonly Project[],
  visible: readonly VisibleApp[] | undefined,
): OfferedApp[] {
  const isAssigned = (app: AppRef) => connection.assignedApps.some((one) => sameApp(one, app))
  const own = projects.filter(({ store }) => store === storeOf[connection.provider])
  const seen: readonly (AppRef & Pick<VisibleApp, 'title' | 'iconUrl'> & Partial<VisibleApp>)[] = visible ?? own
  // One that was assigned by another key may still be there.
  const others = own.filter((one) => isAssigned(one) && !seen.some((app) => sameApp(app, one)))
  // oxlint-disable-next-line oxc/no-map-spread
  const all = [...seen, ...others].map(({ trackId, store, title, iconUrl, ...rest }): OfferedApp => {
    const app = { trackId, store }
    return {
      ...app,
      title,
      iconUrl,
      project: projects.find((one) => sameApp(one, app)) ?? null,
      isAssigned: isAssigned(app),
      replaces: 'assignedTo' in rest ? (rest.assignedTo ?? null) : null,
    }
  })
  const rank = (app: OfferedApp) => (app.project ? 0 : 1)
  return all.toSorted((a, b) => rank(a) - rank(b))
}
