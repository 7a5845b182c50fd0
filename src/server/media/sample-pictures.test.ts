import { Hono } from 'hono'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sampleApps } from '#server/sample/apps.ts'
import { eventPictureAddress, headerAddress, iconAddress, screenAddresses } from '#server/sample/pictures/addresses.ts'
import { samplePicture } from '#server/sample/pictures/picture.ts'
import type { SampleApp } from '#server/sample/sample-app.ts'
import { mountSamplePictures } from './mount-sample-pictures.ts'

const server = new Hono()
mountSamplePictures(server, samplePicture)

const apps = await sampleApps()
const generated = apps.filter(({ icon }) => icon === null)
const inStore = (store: SampleApp['ref']['store']) => generated.filter(({ ref }) => ref.store === store)

function found<T>(one: T | undefined): T {
  if (one === undefined) throw new Error('There is none in the sample market.')
  return one
}

async function draw(address: string): Promise<string> {
  const response = await server.request(address)
  expect([address, response.status]).toEqual([address, 200])
  return response.text()
}

/** Reads it as a browser would, so that a fault in the XML is noticed. */
async function sizeOf(svg: string) {
  const { format, width, height } = await sharp(Buffer.from(svg)).metadata()
  return [format, width, height]
}

/** The first app of each concept in each store: every manner of drawing is among them. */
const oneOfEach = [...new Map(generated.map((app) => [`${app.concept.id}/${app.ref.store}`, app])).values()]

describe('pictures of the sample market', () => {
  it('are handed out for ever, with a policy of their own', async () => {
    const response = await server.request(iconAddress(found(apps[0])))
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'`,
      'x-content-type-options': 'nosniff',
    })
  })

  it('have the sizes of their store', async () => {
    for (const app of oneOfEach) {
      const apple = app.ref.store === 'APP_STORE'
      const [screen = ''] = screenAddresses(app, 'en-US')
      expect(await sizeOf(await draw(iconAddress(app)))).toEqual(apple ? ['svg', 1024, 1024] : ['svg', 512, 512])
      expect(await sizeOf(await draw(headerAddress(app)))).toEqual(apple ? ['svg', 612, 153] : ['svg', 1024, 500])
      expect(await sizeOf(await draw(screen))).toEqual(apple ? ['svg', 1290, 2796] : ['svg', 1080, 1920])
      expect(await sizeOf(await draw(eventPictureAddress(app, 'e/1 ?')))).toEqual(['svg', 1920, 1080])
    }
  })

  it('are small and whole in themselves', async () => {
    for (const app of oneOfEach) {
      const addresses = [iconAddress(app), headerAddress(app), eventPictureAddress(app, '1')]
      for (const address of [...addresses, ...screenAddresses(app, 'ja-JP'), ...screenAddresses(app, 'de-DE')]) {
        const svg = await draw(address)
        expect([address, Buffer.byteLength(svg) <= 12_288]).toEqual([address, true])
        expect(svg).not.toMatch(/<script|<image|<foreignObject|href="[^#]|url\([^#]|\bon\w+=|NaN|undefined|Infinity/)
        expect(svg.match(/https?:/g)).toHaveLength(1)
        // What stands in a text is escaped.
        expect(svg).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/)
      }
    }
  })

  it('are as many screenshots as the stores allow', () => {
    for (const app of generated) {
      const shots = screenAddresses(app, 'en-US').length
      expect(shots).toBeGreaterThanOrEqual(2)
      expect(shots).toBeLessThanOrEqual(app.ref.store === 'APP_STORE' ? 10 : 8)
    }
  })

  it('are the same each time, and others in another language', async () => {
    const app = found(generated.find(({ languages }) => languages.includes('ja')))
    const [english = '', again = '', japanese = ''] = await Promise.all(
      (['en-US', 'en-GB', 'ja-JP'] as const).map((locale) => draw(screenAddresses(app, locale)[1] ?? '')),
    )
    expect(english).toBe(again)
    expect(japanese).not.toBe(english)
    expect(japanese).toMatch(/<text[^>]*>[^<]*[぀-ヿ一-鿿]/)
    expect(await draw(screenAddresses(app, 'pt-PT')[1] ?? '')).toBe(english)
  })

  it('give every brand an icon of its own, the same in both stores', async () => {
    const byBrand = Map.groupBy(generated, ({ brand }) => brand)
    const icons = new Set<string>()
    for (const [brand, ofBrand] of byBrand) {
      const drawn = await Promise.all(ofBrand.map((app) => draw(iconAddress(app))))
      const contents = new Set(drawn.map((svg) => svg.replace(/ width="\d+" height="\d+"/, '')))
      expect([brand, contents.size]).toEqual([brand, 1])
      for (const content of contents) icons.add(content)
    }
    expect(icons.size).toBe(byBrand.size)
  })

  it('of rivals can be told apart in a list', async () => {
    const concept = inStore('APP_STORE')[0]?.concept.id
    const rivals = [
      ...new Map(generated.filter((app) => app.concept.id === concept).map((app) => [app.brand, app])).values(),
    ]
    const pixels = await Promise.all(
      rivals.map(async (app) =>
        sharp(Buffer.from(await draw(iconAddress(app))))
          .resize(24, 24)
          .removeAlpha()
          .raw()
          .toBuffer(),
      ),
    )
    for (const [i, one] of pixels.entries()) {
      for (const other of pixels.slice(i + 1)) {
        const different = one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
        expect(different).toBeGreaterThan(12)
      }
    }
  })

  it('of hand-written apps show their own icons and headings', async () => {
    const moorlight = found(apps.find(({ brand, ref }) => brand === 'Moorlight' && ref.store === 'APP_STORE'))
    expect((await draw(iconAddress(moorlight))).length).toBeLessThan(4000)
    const shots = await Promise.all(screenAddresses(moorlight, 'ja-JP').map(draw))
    expect(shots.join('').replaceAll(/<\/text><text[^>]*>/g, '')).toContain('自由に混ぜられる環境音')
  })

  it.each([
    'APP_STORE/1/icon.svg',
    'NO_STORE/9900100101/icon.svg',
    'APP_STORE/9900100101/icon.png',
    'APP_STORE/9900100101/en/screen-0.svg',
    'APP_STORE/9900100101/en/screen-11.svg',
    'APP_STORE/9900100101/en/screen-1e1.svg',
  ])('are not there at %j', async (name) => {
    const response = await server.request(`/api/media/v1/sample/${name}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: 'NOT_FOUND' })
  })
})
