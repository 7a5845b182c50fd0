import { readPage } from '#server/markets/live/apple/page/read-page.ts'
import { productPage } from '#tests/support/stores/fake-product-page.ts'
import { median, percentile, type Row } from './row.ts'

const RUNS = 60
/** Length of the longest page that was recorded. */
const CHARACTERS = 850_000

/** Reading a product page of the App Store, without the way to the thread that does it. */
export function benchProductPage(): Row[] {
  const versions = Array.from({ length: 25 }, (_, i) => ({
    version: `1.${25 - i}`,
    releasedAt: new Date(Date.UTC(2026, 0, 25 - i)).toISOString(),
    notes: 'Faster start, and some mended faults.',
  }))
  // Most of a real page is data that is not kept, in objects of a few fields.
  const others = Array.from({ length: 2800 }, (_, i) => ({ kind: 'Action', id: String(i), metrics: 'x'.repeat(200) }))
  const shelves = { capabilities: { items: others } }
  const html = productPage('1', 'US', { title: 'Star Atlas', versions, shelves })
  const page = productPage('1', 'US', { title: 'Star Atlas', versions, shelves, padding: CHARACTERS - html.length })
  const read = () => readPage(page, { trackId: '1', storefront: 'us' })
  for (let i = 0; i < 10; i++) read()
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now()
    read()
    return performance.now() - start
  })
  return [
    { name: 'App Store page of 850 KB read, median', value: median(times), unit: 'ms', budget: 60 },
    { name: 'App Store page of 850 KB read, p95', value: percentile(times, 0.95), unit: 'ms', budget: 60 },
  ]
}
