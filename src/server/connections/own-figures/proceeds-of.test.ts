import { expect, test } from 'vitest'
import type { SalesRow } from '#server/integrations/app-store-connect/sales.ts'
import { proceedsOf } from './proceeds-of.ts'

const line = (row: Partial<SalesRow>): SalesRow => ({
  trackId: '1',
  parentSku: null,
  day: '2026-11-01',
  country: 'DE',
  kind: 'download',
  units: 1,
  proceeds: 0.7,
  currency: 'EUR',
  ...row,
})

test('proceeds of an app and of what is sold within it, by country and currency; refunds are taken off', () => {
  const rows = [
    line({ units: 10, proceeds: 7 }),
    line({ trackId: '77', parentSku: 'SKU1', kind: 'purchase', units: 2, proceeds: 14.2 }),
    line({ units: -1, proceeds: -0.7 }),
    line({ country: 'US', currency: 'USD', units: 3, proceeds: 0.1 }),
    line({ country: 'US', currency: 'USD', units: 3, proceeds: 0.2 }),
    line({ country: null, units: 1, proceeds: 0.7 }),
  ]
  expect(proceedsOf(rows, [{ trackId: '1', sku: 'SKU1' }], ['1'])).toEqual([
    { trackId: '1', country: 'DE', currency: 'EUR', units: 11, amount: '20.5000' },
    { trackId: '1', country: 'US', currency: 'USD', units: 6, amount: '0.3000' },
    { trackId: '1', country: 'ZZ', currency: 'EUR', units: 1, amount: '0.7000' },
  ])
})

test('updates, re-downloads, other apps and lines without a currency are no sales of the app', () => {
  const rows = [
    line({ kind: 'update', units: 500 }),
    line({ kind: 'redownload' }),
    line({ trackId: '2' }),
    line({ trackId: '78', parentSku: 'unknown', kind: 'purchase' }),
    line({ currency: null, proceeds: 0 }),
  ]
  expect(proceedsOf(rows, [{ trackId: '1', sku: 'SKU1' }], ['1'])).toEqual([])
})
