import { capabilitiesOf, type Capability, type Connection, type RightState } from '#contract/connections/connection.ts'
import type { Project } from '#contract/projects.ts'

export const moorlight: Project = {
  trackId: '1001',
  store: 'APP_STORE',
  projectId: '55555555-5555-4555-8555-555555555551',
  title: 'Moorlight',
  iconUrl: null,
  developerName: null,
  countries: ['en-US'],
}
export const trailmoss: Project = {
  ...moorlight,
  trackId: 'example.trailmoss',
  store: 'GOOGLE_PLAY',
  projectId: '55555555-5555-4555-8555-555555555552',
  title: 'Trailmoss',
}

export const studioId = '88888888-8888-4888-8888-888888888881'

export const assigned = ({ trackId, store }: Project, isPrimary = true) => ({
  trackId,
  store,
  isPrimary,
  assignedAt: '2026-01-14T09:00:00.000Z',
})

/** A connection that works and may do everything, but for what is given. */
export function connectionOf(
  given: Partial<Connection> & { states?: Partial<Record<Capability, RightState>> } = {},
): Connection {
  const { states = {}, ...others } = given
  const provider = given.provider ?? 'app-store-connect'
  const isAds = provider === 'apple-ads' || provider === 'google-ads'
  return {
    id: studioId,
    provider,
    name: 'Low Fen Studio',
    createdOn: '2026-01-14T09:00:00.000Z',
    createdBy: 'Ada Lovelace',
    status: 'working',
    reason: null,
    since: '2026-02-27T09:00:00.000Z',
    checkedAt: null,
    retryAt: null,
    adState: isAds ? 'ACTIVE' : null,
    keyEnding: '7KQ2',
    accountName: null,
    rights: capabilitiesOf[provider].map((capability) => ({
      capability,
      state: states[capability] ?? 'granted',
      checkedAt: null,
    })),
    calls: { used: 214, limit: 3600, usedAt: null },
    assignedApps: [assigned(moorlight)],
    ...others,
  }
}

export const listOf = (...content: Connection[]) => ({ content, total: content.length })
