import { expect, test } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { isCurrent } from './read-state.ts'

test('a section is up to date once it has an answer, until a later try fails', () => {
  const result = { data: { score: 0.5 }, error: null }
  expect(isCurrent(result)).toBe(true)
  expect(isCurrent({ ...result, error: new ApiError('down', { code: 'UNAVAILABLE' }) })).toBe(false)
  expect(isCurrent({ ...result, data: undefined })).toBe(false)
})
