import type { AnyRouter } from '@tanstack/react-router'
import * as v from 'valibot'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { projectsRead } from '#web/data/queries/reads.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { readInTab, removeInTab } from '#web/offline/storage/session-item.ts'
import { session } from '#web/session/session-store.ts'
import { knownProjects } from '#web/apps/selected/known-projects.ts'
import { selectIn } from '#web/apps/selected/use-select.ts'

const KEY = 'storeglass.selected-app'

/** Selects the app that a log-in link named: now, after the log-in, and when the server is back. */
export function followAskedApp(router: AnyRouter): void {
  const again = () => void selectAskedApp(router)
  again()
  session.subscribe(again)
  connectivity.subscribe(() => connectivity.get() === 'online' && again())
}

/**
 * AUTH-016, AUTH-017: selects the app that a log-in link named, once it is known which there are; an unknown one is
 * ignored. Where that can't be read now, a later call goes on.
 */
export async function selectAskedApp(router: AnyRouter): Promise<void> {
  const { identity, state } = session.get()
  if (!identity || state !== 'in') return
  const asked = readInTab(KEY, v.string())
  if (asked === undefined) return
  const projects = { ...projectsRead(identity), staleTime: 0 }
  const isAnswered = await getQueryClient()
    .fetchQuery(projects)
    .then(
      () => true,
      () => false,
    )
  // Another call may have been faster.
  if (!isAnswered || readInTab(KEY, v.string()) !== asked) return
  removeInTab(KEY)
  if (knownProjects().some(({ projectId }) => projectId === asked)) selectIn(router, { projectId: asked })
}
