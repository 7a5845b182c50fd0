import { screen } from '#tests/support/render.tsx'
import { expect, test } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { SendFailure } from './send-failure.tsx'

test.each([
  ['the server failed', new ApiError('', { code: 'INTERNAL', status: 500 })],
  ['it could not be reached', new TypeError('Failed to fetch')],
])('ERR-008, OP-87: a mail that was not sent says so: %s', async (_, failure) => {
  drawPage(<SendFailure failure={failure} />)
  expect(await screen.findByText('We could not send the e-mail. Please try again.')).toBeVisible()
})

test('ERR-008: where there is a reason that helps, that is said instead', async () => {
  drawPage(<SendFailure failure={new ApiError('', { code: 'RATE_LIMITED', status: 429, kind: 'rateLimited' })} />)
  expect(await screen.findByRole('alert')).not.toHaveTextContent('We could not send')
})
