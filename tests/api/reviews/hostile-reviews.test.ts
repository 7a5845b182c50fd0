import { afterEach, expect, test } from 'vitest'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { hostileTexts } from '#tests/support/faults/hostile-texts.ts'
import { customerReview, reviewedApp } from '#tests/support/reviews/reviewed-app.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const HOUR_MS = 3_600_000

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const bodies: [string, string][] = [
  ['empty', ''],
  ['long', 'Nine hours of rain, and it still works. '.repeat(100)],
  ['arabic', 'التطبيق يتوقف عن العمل في كل مرة أفتحه بعد التحديث الأخير.'],
  ['mixed-directions', 'Works \u202Eesrever\u202C and \u2067עברית\u2069 side by side, most of the time.'],
  ['zalgo', 'Z\u0337\u031B\u0340a\u0338\u035Al\u0335\u0300g\u0336o '.repeat(50)],
  ['family', '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(100)],
  ...hostileTexts.slice(0, 22).map((text, n): [string, string] => [`hostile-${n}`, text]),
]

describeOnDatabase('reviews with hostile texts', (open) => {
  test.each([sample.moorlight, sample.trailmoss])(
    'REV-011: texts of $store are stored as they were written, but for what no database holds',
    async (of) => {
      const app = await reviewedApp(open, of)
      stops.push(app.stop)
      const { console, api } = app
      console.bucket.empty()
      const at = new Date(api.clock.now().getTime() - HOUR_MS)
      const texts = bodies.filter(([name]) => of.store === 'APP_STORE' || name !== 'empty')
      for (const [id, body] of texts) {
        console.reviews.push(
          customerReview(id, at, { body, author: body, reply: { body: `${body} `, createdAt: at.toISOString() } }),
        )
      }
      await app.run()
      const all = await app.reviews()
      // A leading tab parts a title from a text in Google's interface.
      const kept = (text: string) => text.replaceAll('\0', '').toWellFormed().trim()
      for (const { id, body } of all) expect([id, body]).toEqual([id, kept(new Map(texts).get(id) ?? '')])
      expect(all.length).toBe(texts.filter(([, body]) => of.store === 'APP_STORE' || kept(body) !== '').length)
      await app.run()
      api.clock.advance(HOUR_MS)
      await app.run()
      expect(await app.reviews()).toEqual(all)
      // What is looked for may be anything, too.
      for (const [, body] of texts) {
        const text = kept(body)
          .replaceAll(/[^\P{Cc}\n\r\t]/gu, '')
          .slice(0, 200)
          .toWellFormed()
        const found = await app.reviews({ text })
        expect(found.length).toBeGreaterThan(0)
      }
    },
  )

  test('REV-011: an id that can be none is left out, and costs nothing else', async () => {
    const app = await reviewedApp(open)
    stops.push(app.stop)
    const at = new Date(app.api.clock.now().getTime() - HOUR_MS)
    const ids = ['good', '', 'a b', "';drop table own_review", 'x'.repeat(201), '../../etc', '<b>']
    app.console.reviews.push(...ids.map((id) => customerReview(id, at)))
    await app.run()
    expect((await app.reviews()).map(({ id }) => id).toSorted()).toEqual(['../../etc', 'good'])
  })
})
