/** px a panel leaves free at the window's lower edge (MENU-043). */
const BELOW_PX = 28
/** px it leaves free at the window's sides (MENU-044). */
const BESIDE_PX = 16

type Edges = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>
type Size = Pick<DOMRect, 'width' | 'height'>

/** Where a panel stands in the window, px; higher than `maxHeight` it scrolls. */
interface Place {
  left: number
  top: number
  maxHeight: number
}

/**
 * Beside its trigger, at the left where the right edge is too near (MENU-044), or below it; in a window with room on
 * neither side, below it too. It is never higher than the window has room for (MENU-043).
 */
export function placeFlyout(trigger: Edges, panel: Size, view: Size, side: 'right' | 'below'): Place {
  const farthest = Math.max(BESIDE_PX, view.width - BESIDE_PX - panel.width)
  const fitsRight = trigger.right <= farthest
  const fitsLeft = trigger.left - panel.width >= BESIDE_PX
  if (side === 'below' || !(fitsRight || fitsLeft)) {
    const left = Math.min(Math.max(trigger.left, BESIDE_PX), farthest)
    return { left, top: trigger.bottom, maxHeight: view.height - BELOW_PX - trigger.bottom }
  }
  const top = Math.max(0, Math.min(trigger.top, view.height - BELOW_PX - panel.height))
  const left = fitsRight ? trigger.right : trigger.left - panel.width
  return { left, top, maxHeight: view.height - BELOW_PX - top }
}
