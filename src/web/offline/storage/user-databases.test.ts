import { afterEach, expect, test } from 'vitest'
import { ownDevice } from '#tests/support/device-owner.ts'
import type { Identity } from '#contract/auth/auth.ts'
import { ada, bob } from '#tests/support/users.ts'
import { session } from '#web/session/session-store.ts'
import { databaseName } from '../stores.ts'
import { userDatabase } from './user-databases.ts'

const names = async () => (await indexedDB.databases()).map(({ name }) => name)

afterEach(() => ownDevice(null))

test('AUTH-008: what comes late for somebody who has left opens nothing again', async () => {
  ownDevice(ada.userId)
  await userDatabase('data', ada.userId)
  expect(await names()).toContain(databaseName('data', ada.userId))
  ownDevice(null)
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(databaseName('data', ada.userId)).addEventListener('success', resolve)
  })

  await expect(userDatabase('data', ada.userId)).rejects.toThrow('Device storage: off')
  expect(await names()).not.toContain(databaseName('data', ada.userId))
})

test('answers survive when another user, of another organisation, takes over while the database opens', async () => {
  const signIn = (identity: Identity) => session.set({ identity, state: 'ended' })
  const answer = { key: 'k', endpointId: 'e', input: {}, data: 1, updatedAt: 1, usedAt: 1, size: 1 }
  signIn(bob)
  await (await userDatabase('data', bob.userId)).queries.put(answer)
  signIn(ada)
  signIn(bob)
  const opening = userDatabase('data', bob.userId)
  signIn(ada)
  await opening
  signIn(bob)
  expect(await (await userDatabase('data', bob.userId)).queries.get('k')).toEqual(answer)
})
