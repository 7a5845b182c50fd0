import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '#tests/support/render.tsx'
import { expect, test } from 'vitest'
import { row } from '../fixtures.ts'
import type { Estimated } from './estimate-notes.tsx'
import type { KeywordRow } from './keyword-row.ts'
import { officialWeekOf, Estimate } from './keyword-cells.tsx'

function cell(volume: number | null, more: Partial<KeywordRow> = {}, of: Estimated = 'volume') {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  return render(
    <I18nProvider i18n={i18n}>
      <Estimate row={row('sleep', { volume, ...more })} of={of} tabIndex={0} />
    </I18nProvider>,
  ).container
}
const week = '2026-10-25' as const

test("KEY-012: Apple's volume is marked as official, with its week for the eye and for a screen reader", () => {
  const shown = cell(83, { official: { week, isListed: true } })
  expect(shown).toHaveTextContent("83official: Apple's search popularity, week from 25. October 2026")
  expect(shown.querySelector('[title]')).toHaveAttribute(
    'title',
    "Apple's search popularity, week from 25. October 2026",
  )
})

test('KEY-012: a keyword that Apple does not list keeps its estimate, is marked as one and is never 0', () => {
  const shown = cell(27, { official: { week, isListed: false } })
  expect(shown).toHaveTextContent("27estimate: Not in Apple's top 500 of any genre")
  expect(cell(null, { official: { week, isListed: false } })).toHaveTextContent(/^–not known$/)
})

test('without Apple Ads a volume has no mark', () => {
  expect(cell(27)).toHaveTextContent(/^27$/)
})

test('the week of a list is that of its volumes, listed or not', () => {
  const rows = [row('fog'), row('sleep', { official: { week, isListed: false } })]
  expect([officialWeekOf(rows), officialWeekOf([row('fog')])]).toEqual([week, null])
})

const confidence = {
  volume: 0.8,
  difficulty: 0.6,
  relevancy: 0.6,
  missing: ['characters' as const],
  first: { listed: 10, rated: 4, categorised: 0 },
}

test.each([
  [
    'volume',
    'Estimate from 2 of 3 signals: ratings of the top ten and longer searches the store suggests. Not known yet: how early the store suggests it.',
  ],
  ['difficulty', 'Estimate from the 4 of the top 10 apps whose ratings are known.'],
  ['relevancy', "Estimate from the app's texts alone. The categories of the top apps aren't known yet."],
] as const)('KEY-012, KEY-013, KEY-014: what a %s was estimated without is told in words', (of, note) => {
  const shown = cell(40, { difficulty: 40, relevancy: 40, confidence }, of)
  expect(shown).toHaveTextContent(`40: ${note}`)
  expect(shown.querySelector('[data-tip]')).toHaveAttribute('tabindex', '0')
})

test('KEY-012: nothing is said of a volume of which all is known, nor of one that is not estimated', () => {
  const whole = { volume: 1, difficulty: 1, missing: [], first: { listed: 10, rated: 10, categorised: 10 } }
  expect(cell(40, { confidence: whole })).toHaveTextContent(/^40$/)
  expect(cell(40, { difficulty: 30, confidence: whole }, 'difficulty')).toHaveTextContent(/^30$/)
  const official = { week, isListed: true }
  expect(cell(83, { confidence, official })).not.toHaveTextContent('signals')
})

test("KEY-012: Apple's popularity in all countries is told beside the volume, which stays as it is", () => {
  const everywhere = { popularity: 61, day: '2026-10-30' as const }
  const shown = cell(40, { everywhere })
  expect(shown).toHaveTextContent('40: Apple, all countries: 61.')
  expect(cell(40, { everywhere, confidence })).toHaveTextContent(/Not known yet: .*\. Apple, all countries: 61\.$/)
})
