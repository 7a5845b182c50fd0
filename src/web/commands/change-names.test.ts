import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noNetwork } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { fakeLocks } from '#tests/support/queue/fake-locks.ts'
import { signIn } from '#web/session/session.ts'
import { probe } from '#web/offline/connectivity/connectivity.ts'
import { outbox, undo } from '../offline/outbox/outbox.ts'
import { changeNames } from './change-names.ts'
import { runDevice } from './device.ts'

beforeEach(async () => {
  fakeLocks()
  noNetwork()
  signIn(tokensOf({ ...ada, userId: crypto.randomUUID() }))
  runDevice()
  await probe()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const waiting = () => outbox.get().entries.map(({ payload }) => payload)

it('a name says over which it was typed, and over which others that this device has given and may take back', async () => {
  await changeNames({ lastName: 'Hopper' }, { firstName: 'Ada', lastName: 'Marlow' })
  await changeNames({ lastName: 'Byron' }, { firstName: 'Ada', lastName: 'Hopper' })
  await vi.waitFor(() => expect(waiting()).toHaveLength(2))
  const [first] = outbox.get().entries
  await undo(first?.seq ?? 0)
  await vi.waitFor(() => expect(waiting()).toHaveLength(1))
  await changeNames({ firstName: 'Grace' }, { firstName: 'Ada', lastName: 'Byron' })
  await vi.waitFor(() =>
    expect(waiting()).toEqual([
      { lastName: 'Byron', seen: { lastName: ['Hopper', 'Marlow'] } },
      { firstName: 'Grace', seen: { firstName: ['Ada'] } },
    ]),
  )
})
