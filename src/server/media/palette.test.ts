import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sampleApps } from '#server/sample/apps.ts'
import { iconAddress } from '#server/sample/pictures/addresses.ts'
import { samplePicture } from '#server/sample/pictures/picture.ts'
import { createMedia } from './media.ts'
import { palettes } from './palette.ts'

const svg = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="64" height="64">${content}</svg>`)
const bars = (...colors: string[]) =>
  svg(colors.map((color, i) => `<path d="M${(i * 8) / colors.length} 0h9v8h-9z" fill="${color}"/>`).join(''))

const paletteOf = (icons: Record<string, Uint8Array>, waitMs?: number) =>
  palettes(
    async (address) => icons[address] ?? Promise.reject(new Error('not there')),
    waitMs === undefined ? {} : { waitMs },
  )

describe('the palette of icons', () => {
  it('is made of their colours with their shares, most used first', async () => {
    const palette = await paletteOf({ a: bars('#cc0000', '#cc0000', '#cc0000', '#003399') })(['a'])
    expect(palette).toEqual([
      { color: '#cc0000', share: 0.75 },
      { color: '#003399', share: 0.25 },
    ])
  })

  it('counts every icon the same, whatever its size', async () => {
    const large = await sharp({ create: { width: 512, height: 512, channels: 3, background: '#00aa55' } })
      .png()
      .toBuffer()
    const palette = await paletteOf({ large, small: bars('#ffffff') })(['large', 'small'])
    expect(palette).toEqual([
      { color: '#00aa55', share: 0.5 },
      { color: '#ffffff', share: 0.5 },
    ])
  })

  it('takes shades that look alike for one colour', async () => {
    const palette = await paletteOf({ a: bars('#3366cc', '#3668cc', '#3364c8', '#ffcc00') })(['a'])
    expect(palette).toHaveLength(2)
    expect(palette?.[0]?.share).toBeCloseTo(0.75, 1)
    expect(palette?.[0]?.color).toMatch(/^#3[3-6]6[4-8]c[8-c]$/)
  })

  it('leaves transparent pixels out', async () => {
    const half = svg('<path d="M0 0h4v8H0z" fill="#cc0000"/>')
    expect(await paletteOf({ half })(['half'])).toEqual([{ color: '#cc0000', share: 1 }])
    expect(await paletteOf({ none: svg('') })(['none'])).toBeNull()
  })

  it('leaves out what can’t be had or read, and is null when nothing can', async () => {
    const icons = { a: bars('#cc0000'), page: Buffer.from('<!doctype html>') }
    expect(await paletteOf(icons)(['a', 'page', 'gone'])).toEqual([{ color: '#cc0000', share: 1 }])
    expect(await paletteOf(icons)(['page', 'gone'])).toBeNull()
    expect(await paletteOf(icons)([])).toBeNull()
  })

  it('does not wait for an icon that does not come', async () => {
    const slow = palettes(async (address) => (address === 'a' ? bars('#cc0000') : new Promise(() => {})), {
      waitMs: 300,
    })
    expect(await slow(['a', 'never'])).toEqual([{ color: '#cc0000', share: 1 }])
  })

  it('of many colours has eight, with shares of at most 1 together', async () => {
    const colors = '#e6194b #3cb44b #ffe119 #4363d8 #f58231 #911eb4 #46f0f0 #f032e6 #bcf60c #800000 #000075 #ffffff'
    const palette = await paletteOf({ a: bars(...colors.split(' ')) })(['a'])
    expect(palette).toHaveLength(8)
    expect(palette?.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1)
  })

  it('is had of the sample market’s icons', async () => {
    const apps = (await sampleApps()).filter(({ icon }) => icon !== null)
    const { paletteOf: ofIcons } = createMedia({ dataFolder: '/nowhere', drawn: samplePicture })
    const palette = await ofIcons(apps.map(iconAddress))
    expect(palette?.length).toBeGreaterThanOrEqual(5)
    expect(await ofIcons(['/api/media/v1/sample/APP_STORE/1/icon.svg', 'https://evil.example/a.png', '/'])).toBeNull()
  })
})
