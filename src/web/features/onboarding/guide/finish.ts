import type { Identity } from '#contract/auth/auth.ts'
import { FAVOURITE_PROJECTS_MAX } from '#contract/protocol/limits.ts'
import { sendFeedback } from '#contract/onboarding.ts'
import { sameApp } from '#contract/store.ts'
import { addApps, addFavouriteCountries, getProjects, type Project } from '#contract/projects.ts'
import { track } from '#web/data/third-parties/analytics.ts'
import { ApiError } from '#web/api/api-error.ts'
import { ask, call } from '#web/api/call.ts'
import { tellChat } from '#web/data/third-parties/chat.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { inMemory } from '#web/data/queries/read.ts'
import { favouritesRead, projectsRead } from '#web/data/queries/reads.ts'
import { surveyPayload } from '../survey/questions.ts'
import { countriesInOrder } from '../countries/browser-countries.ts'
import { restart, type Guide } from './guide.ts'
import { changeGuide, guide } from './guide-store.ts'
import { leftToTrack, recordNotTracked, stillNotTracked, trackOne } from './track-chosen.ts'
import { tellSurveyLost } from './tell-outcome.ts'
import { newId } from '#web/offline/abilities/browser-abilities.ts'

const openFirstPage = () => window.location.assign('/app-overview')

/**
 * ONB-084 to ONB-088: adds the apps, tracked in the countries chosen, reads the projects, sends survey and favourites,
 * ends the guide and opens the first page anew. A survey that is not saved is told and stops nothing (ERR-011), and so
 * is a country in which an app can't be tracked. Throws `ApiError` where anything else fails: the guide stays, and
 * another try does nothing twice.
 */
export async function finishGuide(identity: Identity, open: () => void = openFirstPage): Promise<void> {
  await addSelectedApps(identity)
  const projects = await trackChosen(identity, await addRemovedApps(identity, await askProjects(identity)))
  const [survey, favourites] = await Promise.allSettled([sendSurvey(identity), saveFavourites(identity, projects)])
  const lost = survey.status === 'rejected' ? tellSurveyLost(survey.reason) : null
  if (favourites.status === 'rejected') throw favourites.reason
  await changeGuide(() => restart(Date.now(), lost, stillNotTracked(now())))
  track({ name: 'onboarding_completed' })
  tellChat({ do: 'event', name: 'onboarding_completed' })
  tellChat({ do: 'update', attributes: { onboarding_completed: 'YES' } })
  open()
}

/** What is a project already, by a try whose answer was lost or from elsewhere, is not sent again. */
async function addSelectedApps(identity: Identity): Promise<void> {
  try {
    await addMissingApps(identity, inMemory(projectsRead(identity)) ?? [])
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'APP_ALREADY_ADDED') throw error
    await addMissingApps(identity, await askProjects(identity))
  }
}

/** The device may know an app as a project that was removed elsewhere: it is added again. */
async function addRemovedApps(identity: Identity, projects: Project[]): Promise<Project[]> {
  return (await addMissingApps(identity, projects)) ? askProjects(identity) : projects
}

/** Whether there were any. */
async function addMissingApps(identity: Identity, projects: readonly Project[]): Promise<boolean> {
  const apps = now()
    .data.selectedApps.filter((app) => !projects.some((project) => sameApp(project, app)))
    .map(({ trackId, store, locale }) => ({ trackId, store, locale }))
  if (apps.length === 0) return false
  const body = { apps, countries: countriesInOrder(now().data.selectedCountries) }
  const params = { orgId: identity.organizationId }
  const { notTracked } = await call(addApps, { params, body }, await keyFor(identity, 'apps', body))
  await changeGuide((one) => recordNotTracked(one, notTracked ?? []))
  return true
}

/** Apps that a try before this one added may lack countries that were chosen since. */
async function trackChosen(identity: Identity, projects: Project[]): Promise<Project[]> {
  const left = leftToTrack(now(), projects)
  if (left.length === 0) return projects
  for (const one of left) {
    const notTracked = await trackOne(identity, one)
    await changeGuide((before) => recordNotTracked(before, notTracked))
  }
  return askProjects(identity)
}

/** As they are now: neither an answer that was on its way before the apps were added, nor one that the worker kept. */
async function askProjects(identity: Identity): Promise<Project[]> {
  const { userId, organizationId } = identity
  const since = Date.now()
  const answer = await ask(getProjects, { params: { organizationId } }, { userId })
  if (answer.at < since) throw new ApiError('Only an older answer is there', { kind: 'offline' })
  getQueryClient().setQueryData(projectsRead(identity).queryKey, answer)
  return answer.data
}

async function sendSurvey(identity: Identity): Promise<void> {
  const body = { questions: surveyPayload(now().answers) }
  const { userId } = identity
  await call(sendFeedback, { params: { userId }, body }, await keyFor(identity, 'survey', body))
}

async function saveFavourites(identity: Identity, projects: readonly Project[]): Promise<void> {
  const projectIds = projects.map(({ projectId }) => projectId).slice(0, FAVOURITE_PROJECTS_MAX)
  const body = { projectIds, countries: now().data.selectedCountries }
  await call(addFavouriteCountries, { body }, await keyFor(identity, 'favourites', body))
  // The page that opens next would show those that the device keeps.
  await getQueryClient()
    .fetchQuery({ ...favouritesRead(), staleTime: 0, retry: false })
    .catch(() => {})
}

function now(): Guide {
  const current = guide.get()
  // Whoever is signed in has changed meanwhile: what is left to do is nobody's.
  if (!current) throw new ApiError('The guide is gone', { kind: 'unauthorized' })
  return current
}

/** Whose call it is, and the key under which the server does the same one once; kept before it is sent. */
async function keyFor({ userId, organizationId }: Identity, step: keyof Guide['sent'], body: object) {
  const text = JSON.stringify([organizationId, body])
  const before = now().sent[step]
  if (before?.body === text) return { userId, idempotencyKey: before.key }
  const idempotencyKey = newId()
  await changeGuide((one) => ({ ...one, sent: { ...one.sent, [step]: { key: idempotencyKey, body: text } } }))
  return { userId, idempotencyKey }
}
