import { afterEach, expect, test } from 'vitest'
import { ownDevice } from '#tests/support/device-owner.ts'
import { databaseName } from '../stores.ts'
import { userDatabase } from './user-databases.ts'

const ada = '11111111-1111-4111-8111-111111111111'
const names = async () => (await indexedDB.databases()).map(({ name }) => name)

afterEach(() => ownDevice(null))

test('AUTH-008: what comes late for somebody who has left opens nothing again', async () => {
  ownDevice(ada)
  await userDatabase('data', ada)
  expect(await names()).toContain(databaseName('data', ada))
  ownDevice(null)
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(databaseName('data', ada)).addEventListener('success', resolve)
  })

  await expect(userDatabase('data', ada)).rejects.toThrow('Device storage: off')
  expect(await names()).not.toContain(databaseName('data', ada))
})
