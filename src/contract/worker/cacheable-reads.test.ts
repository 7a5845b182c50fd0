import { expect, test } from 'vitest'
import { endpoints } from '../index.ts'
import { cacheableReads } from './cacheable-reads.ts'

test('OP-86: the worker knows every read that the contract lets the device keep', () => {
  const kept = endpoints.filter(({ method, offline }) => method === 'GET' && offline === 'cache')
  expect(new Set(cacheableReads.map(({ id }) => id))).toEqual(new Set(kept.map(({ id }) => id)))
})
