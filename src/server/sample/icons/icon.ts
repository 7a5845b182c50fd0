import { hash01 } from '../hash.ts'
import { beam, page } from './desk-motifs.ts'
import { cairn, contour, reeds, sprout } from './land-motifs.ts'
import { lighthouse, moon, noise, tide } from './night-motifs.ts'
import type { Motif, Palette } from './palette.ts'
import { fruit, gem, letter, prism, tally } from './play-motifs.ts'

const motifs = {
  beam,
  cairn,
  contour,
  fruit,
  gem,
  letter,
  lighthouse,
  moon,
  noise,
  page,
  prism,
  reeds,
  sprout,
  tally,
  tide,
} satisfies Record<string, Motif>

export interface SampleIcon extends Palette {
  motif: keyof typeof motifs
}

/** An app's icon as SVG: full square without round corners, no fonts, no references, the same for the same seed. */
export function iconSvg(icon: SampleIcon, seed: string, side: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="${side}" height="${side}">${iconContent(icon, seed)}</svg>`
}

/** The same as what stands in a square of 128 by 128 within another picture. */
export function iconContent({ motif, ...palette }: SampleIcon, seed: string): string {
  const drawn = motifs[motif](palette, (name) => hash01(`icon/${seed}/${name}`))
  return `<defs><linearGradient id="g" x1="0" y1="0" x2=".35" y2="1"><stop stop-color="${palette.from}"/><stop offset="1" stop-color="${palette.to}"/></linearGradient></defs><rect width="128" height="128" fill="url(#g)"/>${drawn}`
}
