import { exploreDemo, type TokenResponse } from '#contract/auth/auth.ts'
import { getRankHistory } from '#contract/keywords/rank-history.ts'
import { getKeywordSuggestions } from '#contract/keywords/suggestions.ts'
import { addKeywords, getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { API_BASE } from '#contract/protocol/endpoint.ts'
import { KEYWORDS_PER_SUBMISSION } from '#contract/protocol/limits.ts'
import { getProjects, type Project } from '#contract/projects.ts'
import { startPostgres } from '../support/servers/postgres-server.ts'
import { ServerProcess } from '../support/servers/server-process.ts'
import { median, type Row } from './row.ts'

const RUNS = 5
const AUTH_SECRET = 'a secret that is long enough for a benchmark'
/** The demo tracks the rest of its 1,000 slots already. */
const SECOND = 480

/** Adding keywords through the real server, their ranks of 91 days in the sample market, and keywords related to one. */
export async function benchTrackedKeywords(): Promise<Row[]> {
  const postgres = await startPostgres({ durable: true })
  try {
    const rows = await benchOn('embedded', {})
    return postgres ? [...rows, ...(await benchOn('Postgres', { DATABASE_URL: postgres.url, AUTH_SECRET }))] : rows
  } finally {
    await postgres?.stop()
  }
}

async function benchOn(database: string, env: Record<string, string>): Promise<Row[]> {
  const server = await ServerProcess.start({ STOREGLASS_DEMO: 'on', ...env }, { isShort: false })
  try {
    const ask = await demoOf(server.url)
    const body = (count: number, word: string) => ({
      keywords: Array.from({ length: count }, (_, index) => `${word} ${index}`),
    })
    const added = await timed(() => ask.add(body(KEYWORDS_PER_SUBMISSION, 'sleep')))
    await ask.add(body(SECOND, 'white noise'))
    const rows: Row[] = [{ name: `500 keywords added, ${database}`, value: added, unit: 'ms', budget: 1000 }]
    if (database !== 'embedded') return rows
    return [
      ...rows,
      { name: '1,000 tracked keywords, list, first time', value: await timed(ask.list), unit: 'ms' },
      { name: '1,000 tracked keywords, list', value: await warm(ask.list), unit: 'ms' },
      { name: 'ranks of 1,000 keywords on 91 days, sample market', value: await warm(ask.history), unit: 'ms' },
      { name: 'related keywords of one seed, sample market', value: await warm(ask.related), unit: 'ms', budget: 150 },
    ]
  } finally {
    await server.remove()
  }
}

async function timed(task: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await task()
  return performance.now() - started
}

async function warm(task: () => Promise<unknown>): Promise<number> {
  await task()
  const runs: number[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await timed(task))
  return median(runs)
}

/** Calls for the first project of a fresh demo organisation. */
async function demoOf(origin: string) {
  const fetchJson = async <T>(pathname: string, init: RequestInit): Promise<T> => {
    const response = await fetch(`${origin}${API_BASE}${pathname}`, init)
    if (!response.ok) throw new Error(`${pathname} answered ${response.status}`)
    return (await response.json()) as T
  }
  const json = { 'content-type': 'application/json' }
  const demo = await fetchJson<TokenResponse>(exploreDemo.path, { method: 'POST', headers: json, body: '{}' })
  const headers = { ...json, authorization: `Bearer ${demo.accessToken}` }
  const projectsPath = getProjects.path.replace('{organizationId}', demo.identity.organizationId)
  const [project] = await fetchJson<Project[]>(projectsPath, { headers })
  if (!project) throw new Error('The demo has projects')
  const { projectId, store, trackId } = project
  const locale = 'en-US'
  const ofProject = (path: string) => `${path.replace('{projectId}', projectId)}?locale=${locale}`
  const post = (path: string, body: unknown) => fetchJson(path, { method: 'POST', headers, body: JSON.stringify(body) })
  return {
    add: (body: { keywords: string[] }) => post(ofProject(addKeywords.path), body),
    list: () => fetchJson(ofProject(getTrackedKeywords.path), { headers }),
    history: () => post(getRankHistory.path, { store, trackId, locale, projectId }),
    related: () => {
      const body = { store, trackId, locale, seed: 'white noise' }
      return post(getKeywordSuggestions.path.replace('{source}', 'related'), body)
    },
  }
}
