import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sample } from '#tests/support/stores/sample-apps.ts'
import { sampleApp } from '../apps.ts'
import { samplePage } from './apple/sample-page.ts'
import { samplePlay } from './google/sample-play.ts'
import { pictureRoutes } from './pictures.ts'

const now = new Date('2026-11-30T12:00:00Z')
const routes = pictureRoutes()

async function pictureAt(address: string) {
  const { pathname } = new URL(address)
  const answer = await routes.request(pathname)
  return { status: answer.status, ...(answer.ok && (await sharp(await answer.arrayBuffer()).metadata())) }
}

test('every picture that the App Store names is drawn, in the size that its address ends with', async () => {
  const app = await sampleApp(sample.moorlight)
  const page = app && (await samplePage(app, 'en-US', null, now))
  if (!page) throw new Error('Moorlight is listed')
  const { artwork, screenshots } = page.listing
  expect(await pictureAt(`${artwork}/512x512bb.jpg`)).toMatchObject({ status: 200, format: 'jpeg', width: 512 })
  expect(await pictureAt(`${artwork}/1200x630wa.png`)).toMatchObject({ status: 200, format: 'png', height: 630 })
  expect(screenshots.length).toBeGreaterThan(0)
  for (const address of screenshots)
    expect(await pictureAt(`${address}/392x696bb.jpg`)).toMatchObject({ status: 200, height: 696 })
  for (const { picture } of page.events)
    expect(await pictureAt(`${picture}/640x360bb.jpg`)).toMatchObject({ status: 200, width: 640 })
  expect(await pictureAt(`${artwork}/none`)).toEqual({ status: 404 })
  expect(await pictureAt(`${artwork.replace(sample.moorlight.trackId, '1')}/512x512bb.jpg`)).toEqual({ status: 404 })
})

test('every picture that Google Play names is drawn', async () => {
  const app = await samplePlay(() => now).app('example.grindstone.cairnfinder', { country: 'DE', language: 'de-DE' })
  if (!app) throw new Error('Cairnfinder is listed')
  expect(await pictureAt(app.icon)).toMatchObject({ status: 200, width: 512 })
  for (const address of [app.header ?? '', ...app.screenshots])
    expect(await pictureAt(address)).toMatchObject({ status: 200, format: 'png' })
})
