import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import { ada } from '#tests/support/users.ts'
import { session } from '#web/session/session-store.ts'
import { MethodPopover, type MethodColumn } from './method-popover.tsx'

const measured: Provenance = {
  kind: 'measured',
  asOf: '2026-11-03T08:00:00.000Z',
  stale: false,
  method: null,
  inputs: [],
}

async function open(
  provenance: Provenance | null,
  columns: MethodColumn[] = ['keyword', 'rank', 'volume'],
  ofPeriod = false,
  officialWeek: UtcDay | null = null,
  calibrated?: ComponentProps<typeof MethodPopover>['calibrated'],
) {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  session.set({ identity: { ...ada, market: 'live' }, state: 'in' })
  render(
    <I18nProvider i18n={i18n}>
      <MethodPopover
        columns={columns}
        ofPeriod={ofPeriod}
        provenance={provenance}
        officialWeek={officialWeek}
        calibrated={calibrated}
        hasEverywhere={false}
      />
    </I18nProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'How is this calculated?' }))
  return screen.getByRole('region', { name: 'How is this calculated?' })
}

afterEach(() => {
  session.set({ identity: null, state: 'out' })
})

test('what is an estimate is called one, and only the columns that are shown are explained', async () => {
  const panel = await open(measured)
  expect(panel).toHaveTextContent('Estimate of how often people search for it')
  expect(panel).not.toHaveTextContent('Difficulty')
})

test('of a real store each column says whether it is read from the store or estimated', async () => {
  const panel = await open(measured)
  const [rank, volume] = ['Rank', 'Volume'].map((name) => within(panel).getByText(name).parentElement)
  expect(rank).toHaveTextContent("From the store's search results")
  expect(volume).toHaveTextContent("Estimated from the store's search results")
})

test('of a real store it says which ranks are known, from where and of which day', async () => {
  const panel = await open({ ...measured, stale: true })
  expect(panel).toHaveTextContent('They are known for the terms that were searched for')
  expect(panel).toHaveTextContent('Public store data03. November 2026')
  expect(panel).toHaveTextContent("The store isn't responding")
})

test('KEY-017: the change is that of 30 days, in the monitor that of the chosen period', async () => {
  const said = async (ofPeriod: boolean) => (await open(measured, ['rank', 'change'], ofPeriod)).textContent
  expect(await said(false)).toContain('compared with 30 days ago')
  cleanup()
  const period = await said(true)
  expect(period).toContain('in the selected period, compared with the day before it')
  expect(period).not.toContain('30 days ago')
})

test('KEY-015, KEY-010: the formula of the reach, and what makes another brand', async () => {
  const panel = await open(measured, ['difficulty', 'maxReach', 'type'])
  expect(panel).toHaveTextContent('2 × 10^(0.045 × volume) searches a day')
  expect(panel).toHaveTextContent('after the open-source OpenASO: 70% for the number of their ratings')
  expect(panel).toHaveTextContent(
    "If the store wasn't searched or has no results, a competitor's name makes it another brand",
  )
})

test('KEY-012: with volumes of Apple Ads it tells official from estimated, and of which week they are', async () => {
  const panel = await open(measured, ['volume'], false, '2026-10-25')
  expect(panel).toHaveTextContent("Apple's own search popularity, from 5 to 100, of the week from 25. October 2026")
  expect(panel).toHaveTextContent('A keyword outside them keeps our estimate, scaled to stay below the last of them')
})

test('KEY-012: without them nothing is said of Apple Ads', async () => {
  expect(await open(measured)).not.toHaveTextContent('Apple Ads')
})

test('KEY-012: where the weights were found on official popularities of the country, it says on how many, and when', async () => {
  const panel = await open(measured, ['volume'], false, null, { terms: 183, day: '2026-11-02' })
  expect(panel).toHaveTextContent('Calibrated with 183 official popularities of this country on 02. November 2026')
})
