import { expect, test } from 'vitest'
import { ApiError } from '#web/data/api-error.ts'
import { answered } from './fixtures.tsx'
import { isCurrent } from './read-state.ts'

test('a section is up to date once it has an answer, until a later try fails', () => {
  const result = answered({ score: 0.5 })
  expect(isCurrent(result)).toBe(true)
  expect(isCurrent({ ...result, error: new ApiError('down', { code: 'UNAVAILABLE' }) })).toBe(false)
  expect(isCurrent({ ...result, data: undefined })).toBe(false)
})
