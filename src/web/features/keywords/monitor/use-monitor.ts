import { useProjectCompetitors } from '#web/apps/competitors/use-project-competitors.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { useRead } from '#web/data/queries/read.ts'
import { monitorReads } from './monitor-reads.ts'

/** Everything that the monitor of an app in a country is made of; each part loads, fails and ages by itself. */
export function useMonitor(app: AppInCountry) {
  const { tracked, history, details } = monitorReads(app)
  return {
    tracked: useRead(tracked),
    history: useRead(history),
    details: useRead(details),
    competitors: useProjectCompetitors(app.project, app.locale),
  }
}
