import { afterEach, expect, test } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import { noNetwork } from '#tests/support/network/index.ts'
import { screen } from '#tests/support/render.tsx'
import { connectivity, reportAnswered } from '#web/offline/connectivity/connectivity.ts'
import { Freshness } from '#web/ui/display/freshness.tsx'
import { OfflineStrip } from './offline-strip.tsx'

const MINUTE = 60_000
const strip = () => screen.getByText('Offline', { selector: 'b' }).parentElement

afterEach(() => reportAnswered())

test('offline the strip says the age that the page says, and no other one', async () => {
  connectivity.set('offline')
  noNetwork()
  const at = Date.now() - 14.5 * MINUTE
  const page = drawPage(
    <>
      <OfflineStrip onOpenChanges={() => {}} />
      <Freshness at={at} ofPage />
      <Freshness at={at + 13 * MINUTE} />
    </>,
  )
  expect(await screen.findByText(/^Saved 14/)).toBeVisible()
  expect(strip()).toHaveTextContent(/showing data saved 14/)
  page.unmount()
  drawPage(<OfflineStrip onOpenChanges={() => {}} />)
  await screen.findByText('Offline', { selector: 'b' })
  expect(strip()).toHaveTextContent('showing what is saved on this device.')
})
