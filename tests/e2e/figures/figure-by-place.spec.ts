import {
  goTo,
  readComparePage,
  readCompetitorsPage,
  readDownloadsPage,
  readRatingsPage,
  readStatCards,
  type ReadApp,
  type Reader,
} from '#tests/support/figures/app-figures.ts'
import { readOverviewFiles, readOwnPerformance } from '#tests/support/figures/file-figures.ts'
import { readApi, readHome, readInbox, readMonitor, readRankedPage } from '#tests/support/figures/keyword-figures.ts'
import { Ledger } from '#tests/support/figures/ledger.ts'
import { figuresCame } from '#tests/support/pages/connections.ts'
import { signInToDemo } from '#tests/support/pages/demo-api.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'
import { expect, test } from '#tests/support/test.ts'

const unitedStates = { country: 'US', countryName: 'United States' }
const unitedKingdom = { country: 'GB', countryName: 'United Kingdom' }
const { moorlight, duskHarbour, trailmoss, cairnfinder } = sample
/** Its store has told its downloads. */
const connected: ReadApp = { name: 'Moorlight', trackId: moorlight.trackId, rivalOf: null, ...unitedStates }
const itsRival: ReadApp = {
  ...connected,
  name: 'Dusk Harbour',
  trackId: duskHarbour.trackId,
  rivalOf: moorlight.trackId,
}
/** Its store wants a pause, so nothing but estimates is known of it. */
const estimated: ReadApp = { name: 'Trailmoss', trackId: trailmoss.trackId, rivalOf: null, ...unitedKingdom }
const anotherRival: ReadApp = {
  ...estimated,
  name: 'Cairnfinder',
  trackId: cairnfinder.trackId,
  rivalOf: trailmoss.trackId,
}

test('every figure of the demo has one value and one mark in all pages and files that tell it', async ({
  page,
  serverWithFigures,
}) => {
  test.setTimeout(780_000)
  const { url } = serverWithFigures
  const api = await signInToDemo(page, url)
  await figuresCame(api)
  const reader: Reader = { page, url, ledger: new Ledger() }

  await readInbox(reader, connected)
  await readMonitor(reader, connected)
  await readOwnPerformance(reader, connected)
  for (const app of [connected, itsRival, estimated]) {
    await goTo(reader, app.rivalOf === null ? '/app-overview/my-app' : '/app-overview/competitors-app', app)
    await readStatCards(reader, app, 'overview')
    await readOverviewFiles(reader, app)
    await readDownloadsPage(reader, app)
    await readRatingsPage(reader, app)
    await readRankedPage(reader, app)
    if (app.rivalOf !== null) continue
    await goTo(reader, '/home', app)
    await readStatCards(reader, app, 'home')
  }
  await goTo(reader, '/home', connected)
  await readHome(reader, connected)
  await readApi(reader, connected, api)
  for (const [own, rival] of [
    [connected, itsRival],
    [estimated, anotherRival],
  ] as const) {
    await readCompetitorsPage(reader, [own, rival])
    await readComparePage(reader, own, rival)
  }

  const { ledger } = reader
  expect(ledger.differences().join('\n')).toBe('')
  expect(ledger.counts()).toMatchObject({
    Moorlight: { downloads: 13, revenue: 9, 'reviews to answer': 5, 'tracked keywords': 6 },
    'Dusk Harbour': { downloads: 9, revenue: 8 },
    Trailmoss: { downloads: 10, revenue: 9 },
  })
})
