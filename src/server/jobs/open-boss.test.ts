import type { PoolClient } from 'pg'
import { expect, test } from 'vitest'
import { withInstallLock } from './open-boss.ts'

test('behind a pooler of transactions no lock outlives its connection', async () => {
  const said: string[] = []
  const query = async (statement: string | { text: string }) =>
    void said.push(typeof statement === 'string' ? statement : statement.text)
  const released: unknown[] = []
  const connection = { query, release: (broken?: boolean) => released.push(broken) } as unknown as PoolClient
  const pool = { connect: () => Promise.resolve(connection) } as unknown as Parameters<typeof withInstallLock>[0]
  await withInstallLock(pool, async () => void said.push('work'))
  expect(said).toEqual(['begin', expect.stringContaining('pg_advisory_xact_lock'), 'work', 'commit'])
  await expect(withInstallLock(pool, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(released).toEqual([undefined, true])
})
