import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { openEmbedded } from '#server/db/database.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { deviceRows } from '#tests/support/pages/device-rows.ts'
import { FaultProxy, type Passing } from '#tests/support/faults/fault-proxy.ts'
import { countries, type Country, pressStars, type Told } from '#tests/support/pages/stars.ts'
import { connection, expect, test, watch } from '#tests/support/test.ts'

/** Of two kills each. */
const RUNS = Number(process.env['STOREGLASS_KILLS'] ?? 5)
/** Most changes that one run queues before its first kill. */
const MOST_CHANGES = 30
/** A queued write as it lies on the device. */
const Rows = v.array(
  v.object({
    id: v.string(),
    name: v.picklist(['addFavourite', 'removeFavourite']),
    payload: v.object({ countryCode: v.string() }),
  }),
)
type Rows = v.InferOutput<typeof Rows>

const randomBelow = (end: number) => Math.floor(Math.random() * end)

const queued = async (page: Page): Promise<Rows> => v.parse(Rows, await deviceRows(page, 'outbox', 'commands'))

/** Resolves with the browser dead, as soon as `isTime` says so of what passes the proxy. */
function killWhen(proxy: FaultProxy, kill: () => Promise<void>, isTime: (passing: Passing) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const { onPassing } = proxy
    proxy.onPassing = (passing) => {
      onPassing(passing)
      if (!isTime(passing)) return
      proxy.onPassing = onPassing
      kill().then(resolve, reject)
    }
  })
}

/** In the order in which they were made; `on` of every country's last one. */
const lastOf = (rows: Rows) =>
  new Map(rows.map(({ name, payload }) => [payload.countryCode, name === 'addFavourite'] as const))
const ofCountry = (rows: Rows, country: Country) =>
  rows.filter(({ payload }) => payload.countryCode === countries[country]).map(({ name }) => name === 'addFavourite')

test(`a browser killed while it queues and while it sends loses none of what it said it keeps, and does nothing twice (${RUNS} runs)`, async ({
  profile,
  ownServer,
}) => {
  // A limit against hanging: a busy machine starts its fifteen browsers slowly.
  test.setTimeout(60_000 + RUNS * 60_000)
  const proxy = await FaultProxy.start(ownServer.port)
  const problems: string[] = []
  const open = async () => {
    const page = await profile.open()
    watch(page, problems)
    await page.goto(proxy.url)
    return page
  }
  const kept: string[] = []
  const firstAnswers: string[] = []
  const count = { told: 0, kept: 0, killedQueueing: 0, killedSending: 0, sentAgain: 0 }
  proxy.onPassing = ({ at, key, status, replayed }) => {
    if (at !== 'answer' || key === undefined || status === null || status >= 300) return
    if (replayed) count.sentAgain += 1
    else firstAnswers.push(key)
  }
  try {
    const first = await profile.open()
    const api = await openDemo(first, proxy.url, ownServer.url)
    // Tidily, so that the session is on the disk: a new one of it may wait up to half a minute.
    await profile.close()
    const isOn = new Map((await api.favourites()).map((code) => [code, true]))

    for (let run = 0; run < RUNS; run += 1) {
      proxy.isCut = true
      const told: Told[] = []
      const after = 1 + randomBelow(MOST_CHANGES)
      const queueing = await open()
      await new Promise<void>((resolve, reject) => {
        pressStars(queueing, Number.POSITIVE_INFINITY, (one) => {
          told.push(one)
          if (told.length === after) profile.kill().then(resolve, reject)
        }).catch((error: unknown) => told.length < after && reject(error))
      })
      count.killedQueueing += 1

      const sending = await open()
      // What the killed browser still held may be free only some seconds later.
      await expect(connection(sending)).toContainText(/waiting/, { timeout: 30_000 })
      const rows = await queued(sending)
      for (const country of Object.keys(countries) as Country[]) {
        const said = told.filter((one) => one.country === country).map(({ on }) => on)
        expect(ofCountry(rows, country).slice(0, said.length), `${country}: all that was said is kept`).toEqual(said)
      }
      kept.push(...rows.map(({ id }) => id))
      for (const [code, on] of lastOf(rows)) isOn.set(code, on)

      const victim = rows[randomBelow(rows.length)]?.id
      const moment = run % 2 ? 'request' : 'answer'
      const dead = killWhen(
        proxy,
        () => profile.kill(),
        ({ key, at }) => key === victim && at === moment,
      )
      proxy.isCut = false
      await sending.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => {})
      await dead
      count.killedSending += 1

      const resting = await open()
      await expect.poll(() => queued(resting).then(({ length }) => length), { timeout: 60_000 }).toBe(0)
      expect(new Set(await api.favourites())).toEqual(new Set([...isOn].flatMap(([code, on]) => (on ? [code] : []))))
      await profile.close()
      count.told += told.length
      count.kept += rows.length
    }

    await ownServer.stop()
    const database = await openEmbedded(ownServer.data)
    const done = await database.db.selectFrom('idempotency_key').select('key').orderBy('key').execute()
    await database.close()
    expect(
      done.map(({ key }) => key),
      'applies each once',
    ).toEqual(kept.toSorted())
    expect(firstAnswers.toSorted(), 'each had its effect once').toEqual(kept.toSorted())
    expect(problems).toEqual([])
    process.stdout.write(`${JSON.stringify(count)}\n`)
  } finally {
    await proxy.stop()
  }
})
