import type { Art } from './art.ts'
import {
  arches,
  blobs,
  clouds,
  contours,
  hills,
  peaks,
  shelves,
  sky,
  stars,
  waves,
} from './backdrops/land-backdrops.ts'
import {
  bars,
  bokeh,
  checker,
  confetti,
  diagonals,
  grid,
  paper,
  rays,
  speed,
  steps,
  type Backdrop,
} from './backdrops/pattern-backdrops.ts'
import { lightnessOf } from './oklch.ts'
import { rect } from './svg.ts'

const backdrops = {
  arches,
  bars,
  blobs,
  bokeh,
  checker,
  clouds,
  confetti,
  contours,
  diagonals,
  grid,
  hills,
  paper,
  peaks,
  rays,
  shelves,
  sky,
  speed,
  stars,
  steps,
  waves,
} satisfies Record<string, Backdrop>

export type BackdropKind = keyof typeof backdrops

/** Colours of what lies behind, and of text upon it. */
export function surfaceOf({ family, shades }: Art) {
  const { night, deep, base, bright, soft, tint } = shades
  if (family.mood === 'dark') return { top: night, ground: deep, over: deep, strong: base, ink: '#fff', faint: bright }
  if (family.mood === 'light') return { top: tint, ground: tint, over: soft, strong: bright, ink: night, faint: base }
  return {
    top: base,
    ground: bright,
    over: bright,
    strong: deep,
    ink: lightnessOf(base) > 0.66 ? night : '#fff',
    faint: tint,
  }
}

/** What lies behind the pictures of a brand: its category's scenery in its own colours. */
export function drawBackdrop(art: Art, width: number, height: number, at: number): string {
  const { top, ground, over, strong } = surfaceOf(art)
  const fill = `<linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${ground}"/></linearGradient>`
  const drawn = backdrops[art.family.backdrop]({ art, width, height, at, ground, over, strong })
  return `${fill}${rect(0, 0, width, height, 'url(#b)')}${drawn}`
}
