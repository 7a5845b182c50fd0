import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Identity } from '#contract/auth.ts'
import type { Project } from '#contract/projects.ts'
import { countryCodeOf } from '#contract/store.ts'
import { getQueryClient } from '#web/data/query-client.ts'
import { inMemory } from '#web/data/read.ts'
import { projectsRead } from '#web/data/reads.ts'
import { session } from '#web/data/session-store.ts'
import { connectivity } from '#web/offline/connectivity.ts'
import { applyOverlays, overlays } from '#web/offline/outbox/outbox.ts'
import { select, selection } from '#web/offline/selection.ts'
import { notify } from '#web/ui/notify.ts'
import { resolveCurrent } from './current.ts'

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

export function dropWish(): void {
  wish = null
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

/** The app may have been added elsewhere since the device heard of them. Says so where it was not, or the country is not tracked. */
async function ask(asked: Wish, granted: Granted): Promise<void> {
  const { identity, state } = session.get()
  if (!identity || state !== 'in') return
  await getQueryClient()
    .fetchQuery({ ...projectsRead(identity), staleTime: 0 })
    .catch(() => {})
  if (wish !== asked || !inMemory(projectsRead(identity))) return
  const there = selectKnown(identity, asked, granted)
  if (!wishIsOpen()) return
  dropWish()
  notify({
    kind: 'info',
    title: i18n._(there ? msg`This link's country isn't tracked` : msg`This link's app isn't among your apps`),
  })
}

/** Selects what is there of a wish, which is closed where nothing is missing. Whether its app is there. */
function selectKnown(identity: Identity, { app, country }: Wish, granted: Granted): boolean {
  const projects = known(identity)
  const project = app
    ? projects.find(({ trackId }) => trackId === app)
    : resolveCurrent(projects, selection.get()).project
  if (!project) return false
  const locale = project.countries.find((tracked) => countryCodeOf(tracked) === country)
  if (!country || locale) dropWish()
  select({ projectId: project.projectId, ...(locale && { locale }) })
  granted(project.trackId, resolveCurrent(projects, selection.get()).locale)
  return true
}

/** The projects with the queued writes applied. */
function known(identity: Identity): Project[] {
  const projects = projectsRead(identity)
  return applyOverlays(overlays.get(), ...projects.queryKey, inMemory(projects) ?? [])
}
