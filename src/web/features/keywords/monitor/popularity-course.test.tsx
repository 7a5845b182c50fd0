import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen, waitFor } from '#tests/support/render.tsx'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getSearchPopularity } from '#contract/keywords/popularity.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { asked, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { PopularityCourse } from './popularity-course.tsx'

beforeEach(() => {
  getQueryClient().clear()
  connectivity.set('online')
  signIn(tokensOf(ada))
})
afterEach(() => session.set({ identity: null, state: 'out' }))

const about = { projectId: '7b0e7d0c-8a59-4a0a-8f9a-0c4c3a1a9c11', locale: 'en-US' }

function show(keyword: string, popularity: (number | null)[]) {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const weeks = popularity.map((one, at) => ({
    week: dayOf(Date.UTC(2026, 9, 4 + at * 7)),
    popularity: one,
  }))
  respond(getSearchPopularity, { weeks })
  return render(
    <I18nProvider i18n={i18n}>
      <PopularityCourse {...about} keyword={keyword} />
    </I18nProvider>,
  ).container
}

test('KEY-012: the course of the weeks is drawn, and said in a sentence; a week without a figure is no 0', async () => {
  show('sleep', [40, null, 55, 52])
  expect(await screen.findByRole('region', { name: 'Search popularity' })).toHaveTextContent(
    'Between 40 and 55 in 3 weeks',
  )
})

test('where Apple lists the keyword in no week, or in one, there is no course', async () => {
  const shown = show('fog', [null, null, 12])
  await waitFor(() => expect(asked(getSearchPopularity)).not.toHaveLength(0))
  expect(shown).toBeEmptyDOMElement()
})
