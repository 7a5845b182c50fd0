import { afterEach, expect, test } from 'vitest'
import type { Competitor } from '#contract/projects.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { competitorsRead } from '#web/data/queries/reads.ts'
import { overlays } from '#web/offline/outbox/outbox.ts'
import { project } from '#web/features/overview/fixtures.tsx'
import { knownCompetitors, resolveCompetitor } from './known-competitors.ts'

const competitor = (trackId: string, name = trackId): Competitor => ({
  trackId,
  store: 'APP_STORE',
  name,
  iconUrl: null,
  developerName: null,
})
const know = (projectId: string, locale: string, content: Competitor[]) =>
  getQueryClient().setQueryData(competitorsRead(projectId, locale).queryKey, {
    data: { content, pageNumber: 1, pageSize: 300, totalPages: 1 },
    at: 1,
  })
afterEach(() => {
  getQueryClient().clear()
  overlays.set([])
})

test('COMP-012: the selected competitor, else the first', () => {
  const all = [competitor('1'), competitor('2')]
  expect(resolveCompetitor(all, '2')).toBe(all[1])
  expect(resolveCompetitor(all, 'removed')).toBe(all[0])
  expect(resolveCompetitor(all, null)).toBe(all[0])
  expect(resolveCompetitor([], '1')).toBeNull()
})

test("the country's own names where they are known, another country's where not", () => {
  know(project.projectId, 'en-US', [competitor('1', 'Hushwick')])
  expect(knownCompetitors(project, 'de-DE')?.[0]?.name).toBe('Hushwick')
  know(project.projectId, 'de-DE', [competitor('1', 'Flüsterdocht')])
  expect(knownCompetitors(project, 'de-DE')?.[0]?.name).toBe('Flüsterdocht')
})

test('of this project only; nothing known is not the same as none', () => {
  know('another', 'en-US', [competitor('1')])
  expect(knownCompetitors(project, 'en-US')).toBeUndefined()
  know(project.projectId, 'en-US', [])
  expect(knownCompetitors(project, 'en-US')).toEqual([])
})

test('a queued competitor counts as one', () => {
  know(project.projectId, 'en-US', [])
  overlays.set([(_, __, data) => ({ ...(data as object), content: [competitor('9')] })])
  expect(knownCompetitors(project, 'en-US')).toEqual([competitor('9')])
})
