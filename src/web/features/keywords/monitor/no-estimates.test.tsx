import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '#tests/support/render.tsx'
import { expect, test } from 'vitest'
import { NoEstimates } from './no-estimates.tsx'

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
  expect(said(unknown, nothingFound, { appsCount: 30, volume: null })).toMatch(/don't tell how many people rated/)
  expect(said(unknown)).toBe('')
  expect(said({ appsCount: 30, volume: null }, { appsCount: 12, volume: 40 })).toBe('')
})
