import { exploreDemo, type TokenResponse } from '#contract/auth/auth.ts'
import { API_BASE } from '#contract/protocol/endpoint.ts'
import { getAppDetails } from '#contract/overview/overview.ts'
import { getProjects, type Project } from '#contract/projects.ts'
import { ServerProcess } from '../support/servers/server-process.ts'
import { closedLoop, openLoop, type Measured, type Target } from './load.ts'
import { percentile, type Row } from './row.ts'

const SECONDS = 10
const WARM_UP_SECONDS = 3

/** Overview details from the real server process on an embedded database of its own, with the demo's projects. */
export async function benchServer(): Promise<Row[]> {
  const server = await ServerProcess.start({ STOREGLASS_DEMO: 'on' }, { isShort: false })
  try {
    const target = await detailsOfDemo(server.url)
    await closedLoop(target, 10, WARM_UP_SECONDS)
    return [
      ...openLoopRows(await openLoop(target, 100, SECONDS)),
      ...closedLoopRows(await closedLoop(target, 50, SECONDS)),
    ]
  } finally {
    await server.remove()
  }
}

function openLoopRows({ latencies, errors }: Measured): Row[] {
  const name = 'overview details, 100 requests/s'
  return [
    { name: `${name}, p50`, value: percentile(latencies, 0.5), unit: 'ms' },
    { name: `${name}, p95`, value: percentile(latencies, 0.95), unit: 'ms', budget: 25 },
    { name: `${name}, p99`, value: percentile(latencies, 0.99), unit: 'ms' },
    { name: `${name}, errors`, value: errors, unit: '', budget: 0 },
  ]
}

function closedLoopRows({ latencies, errors, seconds }: Measured): Row[] {
  const name = 'overview details, 50 in flight'
  return [
    { name, value: latencies.length / seconds, unit: 'requests/s', budget: 500, atLeast: true },
    { name: `${name}, errors`, value: errors, unit: '', budget: 0 },
  ]
}

/** The listings of a fresh demo organisation's projects in each of their countries. */
async function detailsOfDemo(origin: string): Promise<Target> {
  const fetchJson = async <T>(pathname: string, init: RequestInit): Promise<T> => {
    const response = await fetch(`${origin}${API_BASE}${pathname}`, init)
    if (!response.ok) throw new Error(`${pathname} answered ${response.status}`)
    return (await response.json()) as T
  }
  const json = { 'content-type': 'application/json' }
  const demo = await fetchJson<TokenResponse>(exploreDemo.path, { method: 'POST', headers: json, body: '{}' })
  const headers = { authorization: `Bearer ${demo.accessToken}` }
  const projectsPath = getProjects.path.replace('{organizationId}', demo.identity.organizationId)
  const projects = await fetchJson<Project[]>(projectsPath, { headers })
  const urls = projects.flatMap(({ trackId, store, countries }) =>
    countries.map((locale) => {
      const query = new URLSearchParams({ trackId, store, locale }).toString()
      return `${origin}${API_BASE}${getAppDetails.path}?${query}`
    }),
  )
  return { urls, headers }
}
