import { t } from '@lingui/core/macro'
import { createLoginToken } from '#contract/auth/login-token.ts'
import { call } from '#web/api/call.ts'
import { inMemory } from '#web/data/queries/read.ts'
import { projectsRead } from '#web/data/queries/reads.ts'
import { getIdentity } from '#web/session/session.ts'
import { selection } from '#web/offline/selection.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { resolveSelected } from '#web/apps/selected/resolve-selected.ts'

/** MENU-020, OP-28: goes to a page of the older frontend, signed in there by a token that is good once. */
export async function openLegacy(base: string, path: string): Promise<void> {
  try {
    const { token } = await call(createLoginToken, {})
    window.location.assign(legacyAddress(base, { token, path, projectId: selectedProject() }))
  } catch {
    notify({
      kind: 'error',
      title: t`Couldn't open this`,
      description: t`This opens in another application, which can't be reached right now.`,
    })
  }
}

function selectedProject(): string | null {
  const identity = getIdentity()
  const projects = identity && inMemory(projectsRead(identity))
  return resolveSelected(projects ?? [], {}, selection.get()).project?.projectId ?? null
}

/** The access token is never part of it. */
export function legacyAddress(base: string, to: { token: string; path: string; projectId: string | null }): string {
  const query = new URLSearchParams({ token: to.token, redirectTo: to.path })
  if (to.projectId !== null) query.set('selectedAppId', to.projectId)
  return `${base}/login-token?${query.toString()}`
}
