import { useLocation, useRouter } from '@tanstack/react-router'
import type { Identity } from '#contract/auth/auth.ts'
import type { Project } from '#contract/projects.ts'
import { useRead, type ReadResult } from '#web/data/queries/read.ts'
import { projectsRead } from '#web/data/queries/reads.ts'
import { useSelection } from '#web/offline/hooks.ts'
import { useLastSelection } from './last-selection.ts'
import { resolveSelected, type Selected } from './resolve-selected.ts'
import { searchAt, selectsAt, type SelectedSearch } from './selected-search.ts'

/** What the shown page lets one choose; null: nothing. */
export function useSelects(): 'app' | 'competitor' | null {
  const router = useRouter({ warn: false })
  return useLocation({ select: ({ pathname }) => selectsAt(router, pathname) })
}

/** What the address says is selected. It changes with the press, before the page's answers are there. */
export function useSelectedSearch(): SelectedSearch {
  const router = useRouter({ warn: false })
  return useLocation({ select: (location) => searchAt(router, location), structuralSharing: true })
}

/** The app and country that are selected. */
export function useSelected(identity: Identity): Selected & { projects: ReadResult<Project[]> } {
  const projects = useRead(projectsRead(identity))
  const last = useLastSelection()
  const { app, country } = useSelectedSearch()
  const selected = resolveSelected(projects.data ?? [], { app, country }, last)
  return { ...selected, projects }
}

/** trackId of the competitor that is selected; null: none was yet. */
export function useSelectedCompetitor(): string | null {
  const { competitorTrackId } = useSelection()
  return useSelectedSearch().competitor ?? competitorTrackId
}
