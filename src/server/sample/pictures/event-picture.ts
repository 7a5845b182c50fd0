import { hash01 } from '../hash.ts'
import type { SampleApp } from '../sample-app.ts'
import { artOf, type Art } from './art.ts'
import { drawBackdrop } from './backdrops.ts'
import { confetti } from './backdrops/pattern-backdrops.ts'
import { outlined } from './glyphs.ts'
import { circle, group, n, opacity, range, rect, shape, svg } from './svg.ts'

const [WIDTH, HEIGHT] = [1920, 1080]

/** Draws what happens in the middle of an event's picture; `pick` gives numbers 0..1 of the event. */
type Motif = (art: Art, glyph: string, pick: (name: string) => number) => string

const carved = (art: Art, glyph: string, x: number, y: number, size: number) =>
  [
    outlined(glyph, x, y + size * 0.05, size, art.shades.night, { width: 4.4, opacity: 0.55 }),
    outlined(glyph, x, y, size, art.shades.deep, { width: 4.2 }),
    outlined(glyph, x, y, size, '#fff', { width: 1.9, fill: art.shades.pop }),
  ].join('')

/** A round medal with a ribbon. */
const medal: Motif = (art, glyph) => {
  const { pop, popDeep, base, bright, deep } = art.shades
  const teeth = range(24).map((i) => {
    const angle = (i / 24) * 2 * Math.PI
    const radius = i % 2 ? 392 : 350
    return `${n(960 + radius * Math.cos(angle))} ${n(520 + radius * Math.sin(angle))}`
  })
  return [
    shape('M790 780 700 1080l130-60 60 60 70-260z', popDeep),
    shape('M1130 780l90 300-130-60-60 60-70-260z', popDeep),
    shape(`M${teeth.join('L')}z`, pop),
    circle(960, 520, 318, deep),
    circle(960, 520, 292, base),
    shape('M960 228a292 292 0 0 1 206 498L754 314a291 291 0 0 1 206-86z', bright, opacity(0.35)),
    carved(art, glyph, 960, 520, 380),
  ].join('')
}

/** Three cards in a hand. */
const cards: Motif = (art) => {
  const { pop, bright, popSoft, deep } = art.shades
  return [-1, 1, 0]
    .map((side) => {
      const fill = [bright, popSoft, pop][side + 1] ?? pop
      const glyph = art.glyphs[(side + 3) % 3] ?? art.glyphs[0]
      return group(
        960 + side * 330,
        560 + Math.abs(side) * 50,
        1,
        [
          rect(-210, -300, 440, 620, '#000', 50, opacity(0.2)),
          rect(-220, -310, 440, 620, '#fff', 50),
          rect(-190, -280, 380, 560, fill, 34),
          outlined(glyph, 0, 0, 280, deep, { width: 2, fill: '#fff' }),
        ].join(''),
        side * 13,
      )
    })
    .join('')
}

/** The thing itself, large, on a stage. */
const stage: Motif = (art, glyph, pick) => {
  const { base, deep, pop, night } = art.shades
  const beams = [-1, 0, 1].map((side) =>
    shape(`M${960 + side * 500} -40L${900 + side * 60} 900h120z`, '#fff', opacity(0.14 + 0.05 * pick(`beam${side}`))),
  )
  return [
    beams.join(''),
    shape('M360 900h1200l160 180H200z', deep),
    `<ellipse cx="960" cy="900" rx="600" ry="90" fill="${base}"/>`,
    `<ellipse cx="960" cy="884" rx="520" ry="70" fill="${pop}"/>`,
    `<ellipse cx="960" cy="884" rx="300" ry="36" fill="${night}" opacity=".3"/>`,
    carved(art, glyph, 960, 520, 620),
  ].join('')
}

/** A calendar's leaf that is turned. */
const leaf: Motif = (art, glyph, pick) => {
  const { popDeep, deep, soft } = art.shades
  return group(
    960,
    540,
    1,
    [
      rect(-300, -330, 640, 720, '#000', 60, opacity(0.22)),
      rect(-320, -350, 640, 720, '#fff', 60),
      shape('M-320-170v-120a60 60 0 0 1 60-60h520a60 60 0 0 1 60 60v120z', popDeep),
      [-170, 170].map((x) => rect(x - 24, -420, 48, 150, deep, 24)).join(''),
      circle(0, 100, 230, soft),
      outlined(glyph, 0, 100, 330, deep, { width: 2, fill: art.shades.pop }),
    ].join(''),
    8 - 16 * pick('turn'),
  )
}

const motifs = [medal, cards, stage, leaf] as const

/** An event's picture, 1920 by 1080, without words: the stores write title and text themselves. */
export function drawEvent(app: SampleApp, eventId: string): string {
  const art = artOf(app)
  const pick = (name: string) => hash01(`event/${eventId}/${name}`)
  const at = Math.floor(4 * pick('at'))
  const motif = motifs[Math.floor(motifs.length * pick('motif'))] ?? medal
  const glyph = art.glyphs[Math.floor(3 * pick('glyph'))] ?? art.glyphs[0]
  const { pop, bright, base } = art.shades
  const scene = { art, width: WIDTH, height: HEIGHT, at, ground: base, over: bright, strong: pop }
  const festive = pick('festive') < 0.6 && art.family.backdrop !== 'confetti' ? confetti(scene) : ''
  return svg(WIDTH, HEIGHT, `${drawBackdrop(art, WIDTH, HEIGHT, at)}${festive}${motif(art, glyph, pick)}`)
}
