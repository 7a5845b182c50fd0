import { i18n } from '@lingui/core'
import { renderHook, waitFor } from '#tests/support/render.tsx'
import { beforeEach, expect, test } from 'vitest'
import { addKeywords, getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { getCountries, getFavouriteCountries } from '#contract/projects.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { outbox, undo } from '#web/offline/outbox/outbox.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { signIn } from '#web/session/session.ts'
import { asked, noNetwork, respond, serverIsUp } from '#tests/support/network/index.ts'
import { fakeLocks } from '#tests/support/queue/fake-locks.ts'
import { payloads } from '#tests/support/queue/command-samples.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { append } from '../append.ts'
import { runDevice } from '../device.ts'

const added = payloads.addKeywords

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  fakeLocks()
  serverIsUp()
  respond(getCountries, [])
  respond(getFavouriteCountries, [])
  respond(getTrackedKeywords, {
    keywords: [],
    tags: [],
    slots: { used: 0, limit: 50 },
    measuring: null,
    provenance: null,
  })
})

test('KEY-021: 500 keywords added offline are one change, which is shown until it is undone, and is never sent then', async () => {
  signIn(tokensOf(ada))
  runDevice()
  const input = { params: { projectId: added.projectId }, query: { locale: added.locale } }
  const shown = renderHook(() => useRead(read(getTrackedKeywords, input)).data).result
  await waitFor(() => expect(shown.current?.keywords).toEqual([]))

  noNetwork()
  const keywords = Array.from({ length: 500 }, (_, index) => `word ${index}`)
  await append('addKeywords', { ...added, keywords })
  await waitFor(() => expect(shown.current?.keywords).toHaveLength(500))
  expect(shown.current?.slots.used).toBe(500)
  expect(outbox.get().entries).toHaveLength(1)

  // What was on its way fails first: a change that is being sent can't be undone.
  await waitFor(() => expect(connectivity.get()).toBe('offline'))
  await waitFor(() => expect(outbox.get().entries[0]?.state).toBe('waiting'))
  const tried = asked(addKeywords).length
  expect(await undo(outbox.get().entries[0]?.seq ?? -1)).toBe('undone')
  await waitFor(() => expect(shown.current?.keywords).toEqual([]))
  expect(shown.current?.slots.used).toBe(0)
  serverIsUp()
  expect(outbox.get().entries).toEqual([])
  expect(asked(addKeywords)).toHaveLength(tried)
})
