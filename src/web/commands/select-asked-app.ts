import * as v from 'valibot'
import { getProjects } from '#contract/projects.ts'
import { call } from '#web/api/call.ts'
import { session } from '#web/session/session-store.ts'
import { select } from '../offline/selection.ts'
import { readInTab, removeInTab } from '#web/offline/storage/session-item.ts'

const KEY = 'storeglass.selected-app'

/**
 * AUTH-016, AUTH-017: selects the app that a log-in link named, once it is known which there are; an unknown one is
 * ignored. Where that can't be read now, a later call goes on.
 */
export async function selectAskedApp(): Promise<void> {
  const { identity, state } = session.get()
  if (!identity || state !== 'in') return
  const asked = readInTab(KEY, v.string())
  if (asked === undefined) return
  const projects = await call(getProjects, { params: { organizationId: identity.organizationId } }).catch(() => null)
  // Another call may have been faster.
  if (!projects || readInTab(KEY, v.string()) !== asked) return
  removeInTab(KEY)
  if (projects.some(({ projectId }) => projectId === asked)) select({ projectId: asked })
}
