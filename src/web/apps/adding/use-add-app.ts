import { useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { addApps, type Project } from '#contract/projects.ts'
import { sameApp, type ListingRef } from '#contract/store.ts'
import { call } from '#web/api/call.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import type { Answer } from '#web/data/queries/read.ts'
import { projectsRead } from '#web/data/queries/reads.ts'
import { useSelect } from '../selected/use-select.ts'

/** Adds an app to the organisation and makes it the selected one. */
export function useAddApp(identity: Identity, onAdded: () => void) {
  const select = useSelect()
  const [adding, setAdding] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)

  async function add(app: ListingRef) {
    setAdding(app.trackId)
    setFailure(null)
    try {
      const { list } = await call(addApps, { params: { orgId: identity.organizationId }, body: { apps: [app] } })
      showAtOnce(identity, list)
      const added = list.find((one) => sameApp(one, app))
      if (added) select({ projectId: added.projectId, locale: app.locale })
      onAdded()
    } catch (error) {
      setFailure(error)
    }
    setAdding(null)
  }

  return { add, adding, failure, forget: () => setFailure(null) }
}

/** Shows apps that were added as the organisation's own, ahead of the next answer. */
export function showAtOnce(identity: Identity, added: readonly Project[]) {
  const { queryKey } = projectsRead(identity)
  const isNew = (project: Project, known: readonly Project[]) =>
    known.every((one) => one.projectId !== project.projectId)
  getQueryClient().setQueryData<Answer<Project[]>>(queryKey, (before) => ({
    at: before?.at ?? Date.now(),
    data: [...(before?.data ?? []), ...added.filter((project) => isNew(project, before?.data ?? []))],
  }))
  void getQueryClient().invalidateQueries({ queryKey })
}
