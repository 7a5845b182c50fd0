import type { Identity } from '#contract/auth/auth.ts'
import type { Project } from '#contract/projects.ts'
import { countryCodeOf } from '#contract/store.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { inMemory } from '#web/data/queries/read.ts'
import { projectsRead } from '#web/data/queries/reads.ts'
import { session } from '#web/session/session-store.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { applyOverlays, overlays } from '#web/offline/outbox/outbox.ts'
import { select, selection } from '#web/offline/selection.ts'
import { resolveCurrent } from './current.ts'
import { missing } from './missing.ts'

/** An app and a country that an address asks for. */
interface Wish {
  /** trackId */
  app: string | undefined
  /** Country code. */
  country: string | undefined
}

type Granted = (app: string, locale: string) => void

/** Open until it is known which apps and countries there are. */
let wish: Wish | null = null

export const wishIsOpen = (): boolean => wish !== null

/** What an address asked for is there, or is no longer asked for. */
export function dropWish(): void {
  wish = null
  missing.set(null)
}

/** Selects an app and a country at once where the device knows them, and tells what is selected then; else the wish is open. */
export function makeWish(asked: Wish, granted: Granted): void {
  wish = asked
  const { identity, state } = session.get()
  if (identity && state === 'in') selectKnown(identity, asked, granted)
}

/** Asks for what an open wish needs whenever that may help: now, after the log-in, and when the server is back. */
export function keepWishing(granted: Granted): () => void {
  const again = () => void (wish && ask(wish, granted))
  session.subscribe(again)
  connectivity.subscribe(again)
  return again
}

/** The app may have been added elsewhere since the device heard of them. What is not there is told above the page. */
async function ask(asked: Wish, granted: Granted): Promise<void> {
  const { identity, state } = session.get()
  if (!identity || state !== 'in') return
  await getQueryClient()
    .fetchQuery({ ...projectsRead(identity), staleTime: 0 })
    .catch(() => {})
  if (wish !== asked || !inMemory(projectsRead(identity))) return
  const project = selectKnown(identity, asked, granted)
  if (!wishIsOpen()) return
  dropWish()
  const { app, country } = asked
  if (!project) missing.set(app ? { app } : null)
  else if (country) missing.set({ projectId: project.projectId, country })
}

/** Selects what is there of a wish, which is closed where nothing is missing. Gives its app where that is there. */
function selectKnown(identity: Identity, { app, country }: Wish, granted: Granted): Project | null {
  const projects = known(identity)
  const current = resolveCurrent(projects, selection.get())
  const project = app ? projects.find(({ trackId }) => trackId === app) : current.project
  if (!project) return null
  const isCountry = (locale: string) => countryCodeOf(locale) === country
  const locale = project.countries.find(isCountry)
  const isViewed = project === current.project && isCountry(current.locale)
  if (!country || locale || isViewed) dropWish()
  if (!isViewed) select({ projectId: project.projectId, ...(locale && { locale }) })
  granted(project.trackId, resolveCurrent(projects, selection.get()).locale)
  return project
}

/** The projects with the queued writes applied. */
function known(identity: Identity): Project[] {
  const projects = projectsRead(identity)
  return applyOverlays(overlays.get(), ...projects.queryKey, inMemory(projects) ?? [])
}
