import { expect, test } from 'vitest'
import { endpoints } from '../index.ts'
import { cacheablePaths } from './cacheable-reads.ts'

test('OP-86: the worker knows every read that the contract lets the device keep', () => {
  const kept = endpoints.filter(({ method, offline }) => method === 'GET' && offline === 'cache')
  expect(cacheablePaths).toEqual([...new Set(kept.map(({ path }) => path))].toSorted())
})
