import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { openEmbedded } from '#server/db/database.ts'
import { countriesAtHand, trackCountry, untrackCountry } from '#tests/support/pages/changes.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { deviceRows } from '#tests/support/pages/device-rows.ts'
import type { FaultProxy } from '#tests/support/faults/fault-proxy.ts'
import { test } from '#tests/support/faults/faulty-line.ts'
import { badLine, slowLine } from '#tests/support/faults/line-weather.ts'
import { watchQueue } from '#tests/support/queue/queue-watch.ts'
import { pressStars } from '#tests/support/pages/stars.ts'
import { connection, expect } from '#tests/support/test.ts'

const isLong = process.env['STOREGLASS_BAD_LINE'] !== undefined
const CHANGES = Number(process.env['STOREGLASS_BAD_LINE'] ?? 16)
/** From a request to its answer. */
const LATENCY_MS = isLong ? 2000 : 200
/** At most that many times as long as over the same line without faults. */
const LONGER = 3
/** A line that loses every change for so long is not met. */
const GIVEN_UP_MS = 30_000 + CHANGES * LATENCY_MS * 8
const SEED = Number(process.env['STOREGLASS_SEED'] ?? Date.now() % 1_000_000)

const Rows = v.array(v.object({ id: v.string(), lane: v.string(), state: v.string() }))
type Rows = v.InferOutput<typeof Rows>

/** Those that the server does not have; the others only wait to be read back. */
const queued = async (page: Page): Promise<Rows> =>
  v.parse(Rows, await deviceRows(page, 'outbox', 'commands')).filter(({ state }) => state !== 'applied')

const idsByLane = (rows: Rows) =>
  Object.fromEntries([...Map.groupBy(rows, ({ lane }) => lane)].map(([lane, all]) => [lane, all.map(({ id }) => id)]))

/** Changes of three lanes. */
async function queueChanges(page: Page): Promise<void> {
  const competitor = page.getByRole('button', { name: /^Remove / }).first()
  await competitor.click()
  await trackCountry(page, 'Spain')
  await untrackCountry(page, 'Spain')
  await pressStars(page, CHANGES - 3)
  await page.keyboard.press('Escape')
}

/** What the proxy sees of changes: their keys in the order of the effects, and most of a lane that were on their way at once. */
function watchSending(line: FaultProxy, rows: Rows) {
  const laneOf = new Map(rows.map(({ id, lane }) => [id, lane]))
  const onTheirWay = new Map<string, number>()
  const seen = { effects: [] as string[], requests: 0, atOnce: 0, endedAt: 0 }
  line.onPassing = ({ at, key, status, replayed }) => {
    if (key === undefined) return
    const lane = laneOf.get(key) ?? ''
    const now = (onTheirWay.get(lane) ?? 0) + { request: 1, answer: 0, end: -1 }[at]
    onTheirWay.set(lane, now)
    seen.atOnce = Math.max(seen.atOnce, now)
    if (at === 'request') seen.requests += 1
    if (at === 'answer' && status !== null && status < 300 && !replayed) seen.effects.push(key)
    if (at === 'end') seen.endedAt = performance.now()
  }
  return seen
}

/** Queues changes while nobody answers and sends them over a line like that. Resolves with their keys and what was seen. */
async function sendOver(page: Page, line: FaultProxy, weather: FaultProxy['weather']) {
  await countriesAtHand(page)
  line.isCut = true
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await expect(connection(page)).toHaveText(/^Offline/)
  await queueChanges(page)
  await expect(connection(page)).toContainText(`${CHANGES} changes waiting`)
  const rows = await queued(page)
  expect(rows).toHaveLength(CHANGES)

  const counted = await watchQueue(page)
  const seen = watchSending(line, rows)
  line.weather = weather
  line.isCut = false
  const began = performance.now()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(connection(page)).not.toContainText('waiting', { timeout: GIVEN_UP_MS })
  line.weather = slowLine(0)
  const { longestMs, samples } = await counted.end()

  expect(seen.effects.toSorted(), 'each has its effect once').toEqual(rows.map(({ id }) => id).toSorted())
  const inOrder = rows.toSorted((a, b) => seen.effects.indexOf(a.id) - seen.effects.indexOf(b.id))
  expect(idsByLane(inOrder), 'in the order of its lane').toEqual(idsByLane(rows))
  expect(seen.atOnce, 'most of a lane on their way at once').toBe(1)
  expect(longestMs, 'longest time that another number was shown').toBeLessThan(1000)
  const tookMs = Math.round(seen.endedAt - began)
  return { keys: rows.map(({ id }) => id), seen: { tookMs, requests: seen.requests, looks: samples, longestMs } }
}

test(`${CHANGES} changes over ${LATENCY_MS} ms of latency, where one request in five meets a 503 and one in twenty is cut off, are each done once and in order, and the number that waits is right to the end`, async ({
  page,
  ownServer,
  faults,
}) => {
  test.setTimeout(90_000 + 2 * GIVEN_UP_MS)
  await openDemo(page, faults.url, ownServer.url)
  const calm = isLong ? await sendOver(page, faults, slowLine(LATENCY_MS)) : null
  const line = badLine(LATENCY_MS, SEED)
  const bad = await sendOver(page, faults, line.weather)

  await ownServer.stop()
  const database = await openEmbedded(ownServer.data)
  const done = await database.db.selectFrom('idempotency_key').select('key').orderBy('key').execute()
  await database.close()
  const keys = [...(calm?.keys ?? []), ...bad.keys]
  expect(
    done.map(({ key }) => key),
    'applies each once',
  ).toEqual(keys.toSorted())

  const longer = calm && bad.seen.tookMs / calm.seen.tookMs
  process.stdout.write(`${JSON.stringify({ seed: SEED, ...line.met, bad: bad.seen, calm: calm?.seen, longer })}\n`)
  if (longer !== null) expect(longer).toBeLessThan(LONGER)
})
