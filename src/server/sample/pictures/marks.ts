import type { Art } from './art.ts'
import type { MarkKind } from './families.ts'
import { badge, burst, crop, flat, pair, paper, rings, split, tile, type Mark } from './marks/plain-marks.ts'
import { dusk, emblem, extrude, mascot, neon, porthole, speed, sticker } from './marks/scene-marks.ts'

const marks: Record<MarkKind, Mark> = {
  badge,
  burst,
  crop,
  dusk,
  emblem,
  extrude,
  flat,
  mascot,
  neon,
  pair,
  paper,
  porthole,
  rings,
  speed,
  split,
  sticker,
  tile,
}

/** Which of its three glyphs a brand carries: most of them the most telling one. */
const glyphOf = ({ glyphs, variant }: Art) => glyphs[[0, 1, 0, 2, 0, 1, 0, 2, 1, 0, 2][variant % 11] ?? 0] ?? glyphs[0]

/** A brand's icon on a square of 128: rivals take the manners of their category in turn. */
export function drawMark(art: Art): string {
  const { family, order } = art
  const kind = family.marks[order % family.marks.length] ?? 'flat'
  return marks[kind](art, glyphOf(art))
}
