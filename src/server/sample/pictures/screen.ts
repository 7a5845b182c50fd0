import type { SampleApp } from '../sample-app.ts'
import { artOf, type Art } from './art.ts'
import { drawBackdrop, surfaceOf } from './backdrops.ts'
import { device, interfaceOf } from './device.ts'
import type { ScreenStyle } from './families.ts'
import { group, label, rect, setInto, shape, svg } from './svg.ts'
import { wordingOf, type Wording } from './wording.ts'

/** An iPhone's largest screenshots, and what Google Play recommends. */
const sizes = { APP_STORE: [1290, 2796], GOOGLE_PLAY: [1080, 1920] } as const

/** What a brand may do instead of what its category is used to. */
const otherwise = { top: 'bottom', bottom: 'top', tilted: 'top', band: 'tilted', full: 'band' } as const

interface Poster {
  art: Art
  style: ScreenStyle
  width: number
  height: number
  at: number
  caption: string
  language: Wording['language']
  content: string
}

function caption({ caption: text, language, style, width, height }: Poster, top: number, ink: string): string {
  const [room, space] = [height * 0.155, width * 0.86]
  const { lines, size } = setInto(text, space, 3, width * 0.088, language)
  const x = style.align === 'middle' ? width / 2 : width * 0.07
  const first = top + (room - lines.length * size * 1.2) / 2 + size
  return lines
    .map((line, i) => label(x, first + i * size * 1.2, size, ink, line, { weight: style.weight, anchor: style.align }))
    .join('')
}

/** The part of the picture's width that a device takes: less where the picture is broader. */
const deviceWidth = ({ width, height }: Poster) => (height / width > 2 ? 0.8 : 0.7) * width

const layouts: Readonly<Record<ScreenStyle['layout'], (poster: Poster) => string>> = {
  top(poster) {
    const { art, style, width, height, content } = poster
    const wide = deviceWidth(poster)
    return [
      caption(poster, height * 0.045, surfaceOf(art).ink),
      device(content, style, (width - wide) / 2, height * 0.235, wide),
    ].join('')
  },
  bottom(poster) {
    const { art, style, width, height, content } = poster
    const wide = deviceWidth(poster)
    const y = height * 0.77 - wide * (760 / 360)
    return [
      device(content, style, (width - wide) / 2, y, wide),
      caption(poster, height * 0.81, surfaceOf(art).inkBelow),
    ].join('')
  },
  tilted(poster) {
    const { art, style, width, height, at, content } = poster
    const wide = deviceWidth(poster)
    const [x, y, turn] =
      at % 2
        ? [(width - wide) / 2 - width * 0.09, height * 0.27, -7]
        : [(width - wide) / 2 + width * 0.09, height * 0.235, 7]
    return [device(content, style, x, y, wide, turn), caption(poster, height * 0.04, surfaceOf(art).ink)].join('')
  },
  band(poster) {
    const { art, style, width, height, at, content } = poster
    const { pop, night, base, bright } = art.shades
    const wide = deviceWidth(poster) * 1.06
    const color = [pop, base, bright][at % 3] ?? pop
    return [
      device(content, style, (width - wide) / 2, height * 0.25, wide),
      rect(0, 0, width, height * 0.205, color),
      caption(poster, height * 0.03, color === base ? '#fff' : night),
    ].join('')
  },
  full(poster) {
    const { art, width, height, content } = poster
    const { pop, popDeep, night } = art.shades
    const edge = height * 0.17
    const curve = (y: number) => `M0 0h${width}v${y}Q${width / 2} ${y + height * 0.035} 0 ${y}z`
    const fill = height / width > 2 ? 1 : 0.89
    return [
      rect(0, 0, width, height, art.shades.deep),
      group((width * (1 - fill)) / 2, edge - (42 * width * fill) / 360, (width * fill) / 360, content),
      shape(curve(edge + height * 0.012), popDeep),
      shape(curve(edge), pop),
      caption(poster, height * 0.02, night),
    ].join('')
  },
}

/** A screenshot, `at` from 0, as a shop window has it: what the app does, and its interface. */
export function drawScreen(app: SampleApp, code: string, at: number): string {
  const art = artOf(app)
  const [width, height] = sizes[app.ref.store]
  const { captions, words, language } = wordingOf(app, code)
  const family = art.family.screens
  const layout = art.random('layout') < 0.32 ? otherwise[family.layout] : family.layout
  const poster: Poster = {
    art,
    style: { ...family, layout },
    width,
    height,
    at,
    caption: captions[at % captions.length] ?? '',
    language,
    content: interfaceOf(app, art, words, at),
  }
  return svg(
    width,
    height,
    [layout === 'full' ? '' : drawBackdrop(art, width, height, at), layouts[layout](poster)].join(''),
  )
}
