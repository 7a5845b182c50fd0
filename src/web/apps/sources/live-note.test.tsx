import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import { screen } from '#tests/support/render.tsx'
import { ada, tokensOf } from '#tests/support/users.ts'
import { signIn } from '#web/session/session.ts'
import { FirstDayNote, nextReading } from './live-note.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T23:30:00Z') }))
afterEach(() => vi.useRealTimers())

test('what is recorded since today says when the first comparison comes: after the next UTC day has begun', async () => {
  signIn(tokensOf({ ...ada, market: 'live' }))
  drawPage(<FirstDayNote day="2026-11-30" />)
  const note = await screen.findByRole('note')
  expect(note).toHaveTextContent(/^Recorded since 30. November 2026. The first comparison comes after /)
  expect(note).toHaveTextContent(nextReading('2026-11-30'))
  expect(nextReading()).toBe(nextReading('2026-11-30'))
  expect(nextReading('2026-11-29')).not.toBe(nextReading())
})

test('other markets know their past: nothing is said of what is still to come', async () => {
  signIn(tokensOf(ada))
  drawPage(
    <>
      <FirstDayNote day="2026-11-30" />
      <hr />
    </>,
  )
  expect(await screen.findByRole('separator')).toBeVisible()
  expect(screen.queryByRole('note')).toBeNull()
})
