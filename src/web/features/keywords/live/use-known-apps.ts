import { useProjectCompetitors } from '#web/apps/competitors/use-project-competitors.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import type { Known } from './live-rows.ts'

/** Which apps are marked among the results; a competitor whose adding waits is one. */
export function useKnownApps({ project }: AppInCountry, locale: string): Known {
  const competitors = useProjectCompetitors(project, locale).data?.content ?? []
  return { own: project.trackId, competitors: new Set(competitors.map(({ trackId }) => trackId)) }
}
