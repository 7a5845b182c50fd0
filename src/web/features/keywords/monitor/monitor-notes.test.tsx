import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '#tests/support/render.tsx'
import { expect, test } from 'vitest'
import type { Measuring as State } from '#contract/keywords/tracked.ts'
import { Measuring, NoEstimates } from './monitor-notes.tsx'

function said(state: Partial<State>): string {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  render(
    <I18nProvider i18n={i18n}>
      <Measuring measured={312} total={1000} readyAt={null} {...state} />
    </I18nProvider>,
  )
  return screen.getByRole('status').textContent ?? ''
}

const today = (hours: number) => new Date(new Date().setHours(hours, 0, 0, 0)).toISOString()
const another = new Date(2026, 0, 5, 9, 30).toISOString()

test.each<[string, Partial<State>, string]>([
  [
    'today',
    { readyAt: today(14) },
    '312 of 1,000 keywords measured, the rest by about 14:00. New keywords come first.',
  ],
  [
    'on another day',
    { readyAt: another },
    '312 of 1,000 keywords measured, the rest by about 05. January 2026, 09:30.',
  ],
  [
    'unknown, the store is down',
    { reason: 'STORE_UNAVAILABLE', retryAt: today(15) },
    "312 of 1,000 keywords measured.The store isn't responding. We'll ask again at about 15:00.",
  ],
  [
    'unknown, the store fails now and then',
    { reason: 'STORE_UNAVAILABLE' },
    "The store isn't responding. We'll keep asking.",
  ],
  ['unknown, measuring has not started', { reason: 'NOT_RUNNING' }, "Measuring hasn't started yet."],
  ['never, in a data set', { reason: 'NOT_IN_MARKET' }, "This data contains no searches, so ranks aren't known."],
])('when the keywords will be measured: %s', (_, state, text) => {
  expect(said(state)).toContain(text)
})

test('KEY-012: where the store tells no ratings the monitor says why nothing is estimated', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const said = (...rows: { appsCount: number | null; volume: number | null }[]) =>
    render(
      <I18nProvider i18n={i18n}>
        <NoEstimates rows={rows} />
      </I18nProvider>,
    ).container.textContent
  const unknown = { appsCount: null, volume: null }
  const nothingFound = { appsCount: 0, volume: 5 }
  expect(said(unknown, nothingFound, { appsCount: 30, volume: null })).toMatch(/don't show how many people rated/)
  expect(said(unknown)).toBe('')
  expect(said({ appsCount: 30, volume: null }, { appsCount: 12, volume: 40 })).toBe('')
})
