import { afterEach, expect, test } from 'vitest'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { customerReview, reviewedApp } from '#tests/support/reviews/reviewed-app.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const app = sample.trailmoss

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

describeOnDatabase('reviews of Google Play', (open) => {
  const connected = async () => {
    const connected = await reviewedApp(open, app)
    stops.push(connected.stop)
    const { api, console } = connected
    console.bucket.empty()
    const ago = (days: number) => new Date(api.clock.now().getTime() - days * DAY_MS)
    const calls = (path: string) => console.faults.calls.filter((call) => call.includes(path)).length
    return { ...connected, ago, calls }
  }

  test('OP-73: the last week comes page by page, with language, version, device and likes, and without a country', async () => {
    const { console, ago, run, reviews, calls, inbox } = await connected()
    console.reviews.push(
      ...Array.from({ length: 250 }, (_, n) =>
        customerReview(`g-${n}`, ago(0.02 * n + 0.01), {
          title: null,
          version: '2.1',
          likes: n,
          locale: 'de-DE',
          language: 'de',
        }),
      ),
      customerReview('old', ago(9)),
      customerReview('stars', ago(1), { body: '' }),
    )
    await run()
    expect(calls('/reviews?')).toBe(3)
    const all = await reviews()
    expect(all).toHaveLength(250)
    expect(all.find(({ id }) => id === 'g-7')).toMatchObject({
      source: 'console',
      title: null,
      country: null,
      language: 'de',
      languageFrom: 'store',
      version: '2.1',
      device: expect.stringMatching(/\w+ \(.+\)/),
      likes: 7,
      earlier: [],
    })
    expect(await inbox()).toMatchObject({ source: 'console', total: 250, toAnswer: 250 })
  })

  test('OP-73: what is gone from the week goes when it is missed twice, what is too old to be listed stays', async () => {
    const { console, ago, run, reviews, api } = await connected()
    console.reviews.push(
      customerReview('kept', ago(6)),
      customerReview('gone', ago(1)),
      customerReview('new', ago(1.5)),
    )
    await run()
    console.reviews.splice(1, 1)
    api.clock.advance(2 * DAY_MS)
    await run()
    expect(await reviews()).toHaveLength(3)
    api.clock.advance(HOUR_MS)
    await run()
    expect((await reviews()).map(({ id }) => id)).toEqual(['new', 'kept'])
  })

  test('OP-73: monthly reports bring what is older: stars alone, and one review only once however often it is reported', async () => {
    const { console, ago, run, reviews, api, calls } = await connected()
    const [first, changed] = ['2026-01-05T10:00:00.500Z', '2026-02-07T12:00:00.250Z']
    const line = {
      submitted: first,
      stars: 2,
      title: 'Slow',
      text: 'Takes a minute, "at best",\nto open.',
      id: 'gp:AB-1',
    }
    console.bucket.write(
      app.trackId,
      '2026-01',
      [
        { ...line, version: '1.9', language: 'fr', reply: { at: '2026-01-06T10:00:00.000Z', text: 'We are at it.' } },
        { submitted: '2026-01-09T08:00:00.125Z', stars: 5 },
        { submitted: '2026-01-09T09:00:00.125Z', stars: 1, device: 'tarn_x' },
        { submitted: '2026-01-10T09:00:00.000Z', stars: 3 },
      ],
      '2026-02-01T04:00:00.000Z',
    )
    console.bucket.write(
      app.trackId,
      '2026-02',
      [
        {
          ...line,
          updated: changed,
          stars: 5,
          title: 'Quick',
          text: 'Opens at once now.',
          version: '2.0',
          language: 'fr',
        },
        // Stars, to which a text was added: a link has come with it.
        {
          submitted: '2026-01-10T09:00:00.000Z',
          updated: '2026-02-02T09:00:00.000Z',
          stars: 4,
          text: 'Fine.',
          id: 'gp:C',
        },
      ],
      '2026-03-01T04:00:00.000Z',
    )
    console.reviews.push(customerReview('recent', ago(1)))
    await run()
    const all = await reviews()
    expect(all.map(({ id }) => id.replace(/^csv-[0-9a-f]{32}$/, 'csv'))).toEqual([
      'recent',
      'gp:C',
      'csv',
      'csv',
      'gp:AB-1',
    ])
    expect(all.at(-1)).toMatchObject({
      rating: 5,
      title: 'Quick',
      body: 'Opens at once now.',
      language: 'fr',
      version: '2.0',
      author: null,
      likes: null,
      writtenAt: first,
      changedAt: changed,
      earlier: [
        {
          rating: 2,
          title: 'Slow',
          body: 'Takes a minute, "at best",\nto open.',
          writtenAt: first,
          reply: 'We are at it.',
        },
      ],
    })
    expect(all.filter(({ body }) => body === '')).toMatchObject([
      { rating: 1, title: null },
      { rating: 5, language: 'en' },
    ])

    // A day later nothing is read again but the list of files, until the current month's file has grown.
    const media = calls('alt=media')
    api.clock.advance(DAY_MS + 1)
    await run()
    expect(calls('alt=media')).toBe(media)
    expect(await reviews()).toEqual(all)
    const grown = { submitted: '2026-02-20T09:00:00.000Z', stars: 4, text: 'Added later.', id: 'gp:D' }
    console.bucket.write(app.trackId, '2026-02', [grown], '2026-03-02T04:00:00.000Z')
    api.clock.advance(DAY_MS + 1)
    await run()
    expect(calls('alt=media')).toBe(media + 1)
    expect((await reviews()).map(({ id }) => id)).toContain('gp:D')
  })

  test('OP-73: a review that is reported and listed is one review, and says what the list says', async () => {
    const { console, ago, run, reviews } = await connected()
    const at = ago(2)
    at.setMilliseconds(0)
    console.reviews.push(
      customerReview('gp:X', at, { title: null, author: 'Ines', likes: 3, body: 'Works on the train.' }),
    )
    console.bucket.write(
      app.trackId,
      at.toISOString().slice(0, 7),
      [
        {
          submitted: ago(30).toISOString(),
          updated: at.toISOString(),
          stars: 4,
          text: 'Works on the train.',
          id: 'gp:X',
        },
        { submitted: ago(31).toISOString(), updated: ago(3).toISOString(), stars: 1, text: 'No.', id: 'gp:Y' },
      ],
      at.toISOString(),
    )
    await run()
    const all = await reviews()
    expect(all.map(({ id }) => id)).toEqual(['gp:X', 'gp:Y'])
    expect(all[0]).toMatchObject({ author: 'Ines', likes: 3, changedAt: at.toISOString(), earlier: [] })
    expect(Date.parse(all[0]?.writtenAt ?? '')).toBeLessThan(at.getTime())
  })

  test('OP-73: a damaged report costs neither the others nor the week, and is read when it is whole', async () => {
    const { console, ago, run, reviews, api } = await connected()
    const row = (id: string, submitted: string) => ({ id, submitted, stars: 3, text: 'Fine.' })
    console.bucket.write(app.trackId, '2026-01', [row('jan', '2026-01-05T10:00:00.000Z')], '2026-02-01T04:00:00.000Z')
    console.bucket.write(app.trackId, '2026-02', [row('feb', '2026-02-05T10:00:00.000Z')], '2026-03-01T04:00:00.000Z')
    console.reviews.push(customerReview('recent', ago(1)))
    console.faults.on('202602.csv', 'broken-bytes')
    expect(await run()).toBe(1)
    expect((await reviews()).map(({ id }) => id)).toEqual(['recent', 'jan'])
    api.clock.advance(HOUR_MS)
    await run()
    expect((await reviews()).map(({ id }) => id)).toEqual(['recent', 'feb', 'jan'])
  })

  test('OP-73: a key that may not read the bucket reads the week', async () => {
    const { console, ago, run, reviews, inbox } = await connected()
    console.given.lacks = ['analytics']
    console.reviews.push(customerReview('recent', ago(1)))
    console.faults.on('/storage/', ...Array.from({ length: 9 }, () => ({ status: 403 })))
    await run()
    expect(await reviews()).toHaveLength(1)
    expect(await inbox()).toMatchObject({ source: 'console', problem: null })
  })
})
