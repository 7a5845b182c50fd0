import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '#tests/support/render.tsx'
import { expect, test } from 'vitest'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { row } from '../fixtures.ts'
import { officialWeekOf, Volume } from './keyword-cells.tsx'

function cell(volume: number | null, official?: KeywordMetrics['official']) {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  return render(
    <I18nProvider i18n={i18n}>
      <Volume volume={volume} official={official} />
    </I18nProvider>,
  ).container
}
const week = '2026-10-25' as const

test("KEY-012: Apple's volume is marked as official, with its week for the eye and for a screen reader", () => {
  const shown = cell(83, { week, isListed: true })
  expect(shown).toHaveTextContent("83official: Apple's search popularity, week from 25. October 2026")
  expect(shown.querySelector('[title]')).toHaveAttribute(
    'title',
    "Apple's search popularity, week from 25. October 2026",
  )
})

test('KEY-012: a keyword that Apple does not list keeps its estimate, is marked as one and is never 0', () => {
  const shown = cell(27, { week, isListed: false })
  expect(shown).toHaveTextContent("27estimate: Not in Apple's top 500 of any genre")
  expect(cell(null, { week, isListed: false })).toHaveTextContent(/^–not known$/)
})

test('without Apple Ads a volume has no mark', () => {
  expect(cell(27)).toHaveTextContent(/^27$/)
})

test('the week of a list is that of its volumes, listed or not', () => {
  const rows = [row('fog'), row('sleep', { official: { week, isListed: false } })]
  expect([officialWeekOf(rows), officialWeekOf([row('fog')])]).toEqual([week, null])
})
