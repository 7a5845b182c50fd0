import { renderHook, waitFor } from '#tests/support/render.tsx'
import { afterEach, expect, test } from 'vitest'
import { getCompetitors } from '#contract/projects.ts'
import { noNetwork, refusal, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { competitorsRead } from '#web/data/queries/reads.ts'
import { signIn } from '#web/session/session.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { project } from '#web/features/overview/fixtures.tsx'
import { overviewQueries } from '#web/features/overview/reads.ts'
import { ownApp } from '../selected-app.ts'
import { useProjectCompetitors } from './use-project-competitors.ts'

const rival = { trackId: '9', store: 'APP_STORE' as const, name: 'Hushwick', iconUrl: null, developerName: null }
const list = { content: [rival], pageNumber: 1, pageSize: 300, totalPages: 1 }
const know = (locale: string) =>
  getQueryClient().setQueryData(competitorsRead(project.projectId, locale).queryKey, { data: list, at: 1 })

afterEach(() => {
  getQueryClient().clear()
  connectivity.set('online')
})

test('in a country that is not on the device the competitors are those that another one tells', async () => {
  noNetwork()
  signIn(tokensOf(ada))
  connectivity.set('offline')
  know('en-US')
  const { result } = renderHook(() => useProjectCompetitors(project, 'fr-FR'))
  await waitFor(() => expect(result.current.data?.content).toEqual([rival]))
  expect(result.current.isLoading).toBe(false)
})

test('while the country itself is asked, nothing of another one is shown', async () => {
  respond(getCompetitors, ({ query }) =>
    query.locale === 'fr-FR' ? { ...list, content: [{ ...rival, name: 'Veilleuse' }] } : refusal('FORBIDDEN'),
  )
  signIn(tokensOf(ada))
  know('en-US')
  const { result } = renderHook(() => useProjectCompetitors(project, 'fr-FR'))
  expect(result.current.data).toBeUndefined()
  await waitFor(() => expect(result.current.data?.content[0]?.name).toBe('Veilleuse'))
})

test('figures of the whole world are the same answer in every country', () => {
  const keyIn = (locale: string) => overviewQueries(ownApp(project), locale).performance.queryKey
  expect(keyIn('fr-FR')).toEqual(keyIn('en-US'))
})
