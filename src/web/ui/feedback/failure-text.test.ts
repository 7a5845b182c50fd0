import { expect, test } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { failureText } from './failure-text.ts'

test('ERR-015: whoever belongs to no organisation is told so', () => {
  const refusal = new ApiError('as told', { status: 401, code: 'ORGANIZATION_NOT_FOUND' })
  expect(failureText(refusal).message).toBe('Organization ID not found')
  expect(failureText(new ApiError('as told', { status: 404, code: 'NOT_FOUND' })).message).toBe(
    'This no longer exists.',
  )
})

test('a server that sends no mail is not asked again: its operator is', () => {
  const refusal = new ApiError('as told', { status: 501, code: 'MAIL_OFF' })
  expect(failureText(refusal).message).toContain('Ask its operator')
})
