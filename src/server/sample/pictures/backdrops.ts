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
import type { BackdropKind } from './families.ts'
import { lightnessOf } from './oklch.ts'
import { rect } from './svg.ts'

const backdrops: Record<BackdropKind, Backdrop> = {
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
}

/** Colours of what lies behind, and of text upon it: at the top, and at the foot. */
export function surfaceOf({ family, shades }: Art) {
  const { night, deep, base, bright, soft, tint } = shades
  const inkOn = (color: string) => (lightnessOf(color) > 0.66 ? night : '#fff')
  const surfaces = {
    dark: { top: night, ground: deep, over: deep, strong: base, faint: bright },
    light: { top: tint, ground: tint, over: soft, strong: bright, faint: base },
    vivid: { top: base, ground: bright, over: bright, strong: deep, faint: tint },
  }
  const surface = surfaces[family.mood]
  return { ...surface, ink: inkOn(surface.top), inkBelow: inkOn(surface.ground) }
}

/** What lies behind the pictures of a brand: its category's scenery in its own colours. */
export function drawBackdrop(art: Art, width: number, height: number, at: number): string {
  const { top, ground, over, strong } = surfaceOf(art)
  const fill = `<linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${ground}"/></linearGradient>`
  const drawn = backdrops[art.family.backdrop]({ art, width, height, at, ground, over, strong })
  return `${fill}${rect(0, 0, width, height, 'url(#b)')}${drawn}`
}
