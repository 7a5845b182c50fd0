import { countryCodeOf } from '#contract/store.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { hash01, hash32 } from '../../hash.ts'
import { currencyIn, localPrice, usdIn } from '../../listings/prices.ts'
import { isWorldLocale, type WorldLocale } from '../../locales.ts'
import type { SampleApp, SamplePurchase } from '../../sample-app.ts'
import { keyOf } from '../../seeds.ts'
import { skuOf } from './apps.ts'
import { ownDay, wholeOf } from './own-figures.ts'

export const salesHeader = [
  'Provider',
  'Provider Country',
  'SKU',
  'Developer',
  'Title',
  'Version',
  'Product Type Identifier',
  'Units',
  'Developer Proceeds',
  'Begin Date',
  'End Date',
  'Customer Currency',
  'Country Code',
  'Currency of Proceeds',
  'Apple Identifier',
  'Customer Price',
  'Promo Code',
  'Parent Identifier',
  'Subscription',
  'Period',
  'Category',
  'CMB',
  'Device',
  'Supported Platforms',
  'Proceeds Reason',
  'Preserved Pricing',
  'Client',
  'Order Type',
]

/** Apple's share of a price. */
const COMMISSION = 0.3
/** Chance that somebody gets money back on a day in a storefront that sells something. */
const REFUNDED = 0.04

interface Line {
  type: string
  units: number
  /** Price of one, US dollars. */
  usd: number
  purchase?: { purchase: SamplePurchase; number: number }
}

function linesOf(app: SampleApp, locale: WorldLocale, day: UtcDay): Line[] {
  const own = ownDay(app, locale, day)
  const suffix = app.devices.some((device) => /ipad/i.test(device)) ? 'F' : ''
  const lines: Line[] = [
    { type: `1${suffix}`, units: own.downloads, usd: app.usd },
    { type: `3${suffix}`, units: own.redownloads, usd: 0 },
    { type: `7${suffix}`, units: own.updates, usd: 0 },
  ]
  const rest = Math.max(0, own.proceeds - own.downloads * app.usd * (1 - COMMISSION))
  for (const [number, purchase] of app.purchases.entries()) {
    const { usd, period } = purchase
    const key = `own/purchase/${keyOf(app.ref)}/${locale}/${day}/${number}`
    const units = usd === 0 ? 0 : wholeOf(rest / app.purchases.length / (usd * (1 - COMMISSION)), key)
    const line: Line = { type: period === null ? 'IA1' : 'IAY', units, usd, purchase: { purchase, number } }
    lines.push(line)
    if (units > 0 && hash01(`${key}/refund`) < REFUNDED) lines.push({ ...line, units: -1 })
  }
  return lines.filter(({ units }) => units !== 0)
}

/** An app's lines of a Pacific day's sales report. */
export function salesRows(app: SampleApp, day: UtcDay): (string | number)[][] {
  const [year, month, date] = day.split('-')
  const american = `${month}/${date}/${year}`
  return app.locales.filter(isWorldLocale).flatMap((locale) =>
    linesOf(app, locale, day).map(({ type, units, usd, purchase }) => {
      const sku = skuOf(app.ref.trackId)
      const price = usd === 0 ? 0 : localPrice(usdIn(app, usd, locale), locale) * Math.sign(units)
      const currency = currencyIn(locale)
      const proceeds = Math.round(Math.abs(price) * (1 - COMMISSION) * 100) / 100
      const id = purchase ? purchaseId(app, purchase.number) : app.ref.trackId
      const title = purchase ? `Purchase ${purchase.number + 1}` : app.brand
      return [
        'APPLE',
        'US',
        purchase ? `${sku}.${purchase.number + 1}` : sku,
        app.developerName,
        title,
        purchase ? '' : '1.0',
        type,
        units,
        proceeds,
        american,
        american,
        currency,
        countryCodeOf(locale),
        currency,
        id,
        price,
        '',
        purchase ? sku : '',
        type === 'IAY' ? 'Renewal' : '',
        '',
        app.category,
        '',
        'iPhone',
        'iOS',
        '',
        '',
        '',
        '',
      ]
    }),
  )
}

const purchaseId = (app: SampleApp, number: number) =>
  String(6_000_000_000 + (hash32(`purchase/${keyOf(app.ref)}/${number}`) % 999_999_999))
