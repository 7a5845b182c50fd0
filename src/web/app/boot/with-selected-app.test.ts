import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { beforeEach, expect, test } from 'vitest'
import { withSelectedApp, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { projectsRead } from '#web/data/queries/reads.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { moorlight, projectOf } from '#web/features/onboarding/guide/fixtures.ts'
import { signIn } from '#web/session/session.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { searchTexts, nameSelectedInAddress } from './router.ts'

const root = createRootRoute()
const page = createRoute({
  getParentRoute: () => root,
  path: '/page',
  validateSearch: SelectedSearch,
  search: { middlewares: [withSelectedApp] },
  staticData: { page: { selects: 'app' } } as object,
})
const other = createRoute({ getParentRoute: () => root, path: '/other' })

function startAt(address: string): string {
  const history = createMemoryHistory({ initialEntries: [address] })
  nameSelectedInAddress(createRouter({ routeTree: root.addChildren([page, other]), history, ...searchTexts }))
  return history.location.href
}

beforeEach(() => {
  signIn(tokensOf(ada))
  const projects = [projectOf(moorlight)]
  getQueryClient().setQueryData(projectsRead(ada).queryKey, { data: projects, at: Date.now() })
})

test('BAR-013: a page about an app says which before it is matched, and keeps what its address says', () => {
  const { trackId } = projectOf(moorlight)
  expect(startAt('/page')).toMatch(new RegExp(`^/page\\?app=${trackId}&country=[A-Z]{2}$`))
  expect(startAt('/page#creatives')).toMatch(/&country=[A-Z]{2}#creatives$/)
  expect(startAt('/page?app=7&country=DE')).toBe('/page?app=7&country=DE')
})

test('any other address stays as it is', () => {
  expect(startAt('/other?tab=2')).toBe('/other?tab=2')
})
