import type { Identity } from '#contract/auth/auth.ts'
import { ONBOARDING_MAX_APPS } from '#contract/protocol/limits.ts'
import { sameApp, type FoundApp } from '#contract/store.ts'
import { quotasRead } from '#web/data/queries/quotas-read.ts'
import { useRead } from '#web/data/queries/read.ts'
import { projectsRead } from '#web/data/queries/reads.ts'

/** OP-15: how many apps can be picked: five, or as many as the plan has room for. */
export function useAppRoom(identity: Identity, selected: readonly FoundApp[]): number {
  const { data: quotas } = useRead(quotasRead(identity))
  const { data: projects = [] } = useRead(projectsRead(identity), { enabled: false })
  const limit = quotas?.find(({ slotType }) => slotType === 'APP')?.limit ?? Number.POSITIVE_INFINITY
  // What a try of Finish has added already keeps its place among those that are picked.
  const others = projects.filter((project) => !selected.some((app) => sameApp(app, project)))
  return Math.max(0, Math.min(ONBOARDING_MAX_APPS, limit - others.length))
}
