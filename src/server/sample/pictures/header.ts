import { iconContent } from '../icons/icon.ts'
import type { SampleApp } from '../sample-app.ts'
import { artOf, type Art } from './art.ts'
import { drawBackdrop, surfaceOf } from './backdrops.ts'
import { device, interfaceOf } from './device.ts'
import { outlined } from './glyphs.ts'
import { drawMark } from './marks.ts'
import { group, label, range, rect, setInto, svg } from './svg.ts'
import { wordingOf } from './wording.ts'

/** The icon with round corners, `size` wide. */
function plate(app: SampleApp, art: Art, x: number, y: number, size: number): string {
  const content = app.icon ? iconContent(app.icon, app.ref.trackId) : drawMark(art)
  return group(
    x,
    y,
    size / 128,
    [
      rect(-2, 2, 132, 132, '#000', 31, ' opacity=".25"'),
      '<clipPath id="i">',
      rect(0, 0, 128, 128, '#fff', 29),
      '</clipPath>',
      `<g clip-path="url(#i)">${content}</g>`,
    ].join(''),
  )
}

/** The App Store's header, 612 by 153: no words, the icon among what the app is about. */
function appStoreHeader(app: SampleApp, art: Art): string {
  const { faint } = surfaceOf(art)
  const x = [112, 306, 500][Math.floor(3 * art.random('header'))] ?? 306
  const glyphs = range(9).map((i) => {
    const gx = 34 + i * 68
    const near = Math.abs(gx - x) < 84
    const size = 34 + 30 * art.random(`size/${i}`)
    return near
      ? ''
      : group(
          gx,
          34 + 86 * art.random(`place/${i}`),
          1,
          outlined(art.glyphs[i % 3] ?? art.glyphs[0], 0, 0, size, faint, { opacity: 0.75 }),
          40 * art.random(`turn/${i}`) - 20,
        )
  })
  return svg(612, 153, `${drawBackdrop(art, 612, 153, 0)}${glyphs.join('')}${plate(app, art, x - 50, 26, 100)}`)
}

/** Google Play's feature graphic, 1024 by 500: name, icon and the app at work. */
function featureGraphic(app: SampleApp, art: Art): string {
  const { ink } = surfaceOf(art)
  const { words } = wordingOf(app, 'en')
  const left = art.variant % 2 === 0
  const [phone, text] = left ? [690, 70] : [80, 430]
  const { lines, size } = setInto(app.brand, 520, 1, 92, 'en')
  const shown = interfaceOf(app, art, words, 0)
  return svg(
    1024,
    500,
    [
      drawBackdrop(art, 1024, 500, 0),
      device(shown, art.family.screens, phone, left ? 60 : 104, 270, left ? 8 : -8),
      plate(app, art, text, 110, 130),
      label(text, 270 + size * 0.9, size, ink, lines[0] ?? '', { weight: 800 }),
      rect(text, 300 + size * 0.9, 120, 10, art.shades.pop, 5),
    ].join(''),
  )
}

export function drawHeader(app: SampleApp): string {
  const art = artOf(app)
  return app.ref.store === 'APP_STORE' ? appStoreHeader(app, art) : featureGraphic(app, art)
}
