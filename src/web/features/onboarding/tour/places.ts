/** px between the card and what it is about. */
const GAP_PX = 14
/** px it leaves free at the window's edges. */
const EDGE_PX = 16

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>
type Size = Pick<DOMRect, 'width' | 'height'>

/** Below its target and in the middle of it, as far as the window's edges let it; above where there is no room below. */
export function placeCard(target: Box, card: Size, view: Size): Pick<Box, 'left' | 'top'> {
  const middle = target.left + target.width / 2 - card.width / 2
  const left = Math.max(EDGE_PX, Math.min(middle, view.width - card.width - EDGE_PX))
  const below = target.top + target.height + GAP_PX
  const fitsBelow = below + card.height <= view.height - EDGE_PX
  return { left, top: fitsBelow ? below : Math.max(EDGE_PX, target.top - GAP_PX - card.height) }
}

/** px of light around what is shown. */
const LIGHT_PX = 4
/** px of the ring around the light, which the window's edge must not cut. */
const RING_PX = 2

/** The light around a target, as far as the window reaches. */
export function placeLight(target: Box, view: Size): Box {
  const [left, width] = widen(target.left, target.width, view.width)
  const [top, height] = widen(target.top, target.height, view.height)
  return { left, top, width, height }
}

function widen(from: number, length: number, end: number): [start: number, length: number] {
  const start = Math.max(RING_PX, from - LIGHT_PX)
  return [start, Math.min(end - RING_PX, from + length + LIGHT_PX) - start]
}
