/** px of light around what is shown. */
const LIGHT_PX = 4
/** px of the ring around the light, which the window's edge must not cut. */
const RING_PX = 2

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>
type Size = Pick<DOMRect, 'width' | 'height'>

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
