import type { Identity } from '#contract/auth/auth.ts'
import type { SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { prepareSelected } from './prepare-overview.ts'

/** As `prepareOverview`, for the reviews of the selected app. */
export async function prepareReviews(identity: Identity | null, search: SelectedSearch): Promise<void> {
  const [{ prepare }, { project }] = await Promise.all([
    import('#web/features/reviews/inbox/reads/prepare.ts'),
    prepareSelected(identity, search),
  ])
  if (project) await prepare({ trackId: project.trackId, store: project.store })
}
