import { act, renderHook, waitFor } from '#tests/support/render.tsx'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noNetwork } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { changeEntries, draftId } from '../field/drafts.ts'
import { answerOf, app, tracked } from './monitor-fixtures.ts'
import { useFigures, useMonitor } from './use-monitor.ts'

beforeEach(() => {
  signIn(tokensOf({ ...ada, userId: crypto.randomUUID() }))
  noNetwork()
})
afterEach(() => session.set({ identity: null, state: 'out' }))

test('keywords whose words are in the keyword field on this device are tagged so', async () => {
  const known = answerOf([tracked('rain noise'), tracked('rain')])
  const { result } = renderHook(() => useFigures(app, useMonitor(app), known, { name: 'last-30-days', days: null }))
  const tagged = () =>
    result.current.rows
      .filter(({ systemTags }) => systemTags.includes('in-keyword-field'))
      .map(({ keyword }) => keyword)
  expect(tagged()).toEqual([])
  await act(async () => changeEntries(draftId(app, app.locale), () => ['rain', 'fan']))
  await waitFor(() => expect(tagged()).toEqual(['rain']))
})
