import * as v from 'valibot'
import type { Endpoint, EndpointOutput } from '#contract/protocol/endpoint.ts'
import { getAppDetails } from '#contract/overview/overview.ts'
import { getStorePage } from '#contract/overview/store-page.ts'
import { getCompetitors, getProjects, searchApps } from '#contract/projects.ts'
import { sameApp } from '#contract/store.ts'
import { getTopChart } from '#contract/market/top-charts.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { loadQueryStore } from '#web/offline/answers/query-store-link.ts'
import { read, restoreReads, type Answer } from '#web/data/queries/read.ts'
import { competitorsRead } from '#web/data/queries/reads.ts'
import { candidateOf, type Candidate } from './candidates.ts'

/** Every answer of an endpoint that is in memory. */
const answers = <E extends Endpoint>(endpoint: E): EndpointOutput<E>[] =>
  getQueryClient()
    .getQueriesData<Answer<EndpointOutput<E>>>({ queryKey: [endpoint.id] })
    .flatMap(([, answer]) => (answer ? [answer.data] : []))

/** Every answer of an endpoint that is saved on the device, newest first; none if the database can't be read. */
async function savedAnswers<E extends Endpoint>(endpoint: E): Promise<EndpointOutput<E>[]> {
  const rows = await loadQueryStore()
    .then((store) => store.list(endpoint.id))
    .catch(() => [])
  return rows.flatMap(({ data }) => {
    const parsed = v.safeParse(endpoint.response, data)
    return parsed.success ? [parsed.output as EndpointOutput<E>] : []
  })
}

/** Brings into memory what the device keeps of every project's own app and competitors. */
async function restoreApps(): Promise<void> {
  const reads = answers(getProjects)
    .flat()
    .flatMap(({ projectId, trackId, store, countries }) =>
      countries.flatMap((locale) => [
        read(getAppDetails, { query: { trackId, store, locale } }),
        competitorsRead(projectId, locale),
      ]),
    )
  await restoreReads(reads)
}

/**
 * Apps that the device has seen: own ones, competitors, what searches found, what stood in charts, and what stores call similar.
 * By title, each once.
 */
export async function knownApps(): Promise<Candidate[]> {
  const [searches, charts, pages] = await Promise.all([
    savedAnswers(searchApps),
    savedAnswers(getTopChart),
    savedAnswers(getStorePage),
    restoreApps(),
  ])
  const seen: Candidate[] = [
    ...answers(getProjects).flat().map(candidateOf),
    ...answers(getCompetitors).flatMap(({ content }) => content.map((app) => candidateOf({ ...app, title: app.name }))),
    ...[...answers(searchApps), ...searches].flatMap(({ content }) => content.map(candidateOf)),
    ...[...answers(getTopChart), ...charts].flatMap(({ places }) => (places ?? []).map(candidateOf)),
    ...[...answers(getStorePage), ...pages].flatMap(({ page }) => page?.similar ?? []),
    ...answers(getAppDetails).map((app) => candidateOf({ ...app, iconUrl: app.images.icons[0] ?? null })),
  ]
  return seen
    .filter((app, index) => seen.findIndex((other) => sameApp(other, app)) === index)
    .toSorted((a, b) => (a.title ?? '').localeCompare(b.title ?? ''))
}
