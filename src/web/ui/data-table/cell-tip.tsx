import { Tooltip } from '@mantine/core'
import { useEffect, useState, type RefObject } from 'react'

interface Tip {
  target: HTMLElement
  text: string
}

interface Props {
  /** The list whose cells have tips. */
  within: RefObject<HTMLElement | null>
}

/**
 * The tooltip of all cells of a list: it tells the `data-tip` of what the mouse is over, has the focus, or was tapped. One for each
 * cell would cost more than the cells.
 */
export function CellTip({ within }: Props) {
  const [tip, setTip] = useState<Tip | null>(null)
  useEffect(() => {
    const list = within.current
    if (!list) return
    const listening = new AbortController()
    const on = (type: keyof HTMLElementEventMap, listener: (event: Event) => void) =>
      list.addEventListener(type, listener, { signal: listening.signal })
    const show = ({ target }: Event) => setTip(tipAt(target))
    const hide = () => setTip(null)
    on('pointerover', show)
    on('focusin', show)
    on('click', show)
    on('pointerleave', hide)
    on('focusout', hide)
    on('keydown', (event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') hide()
    })
    return () => listening.abort()
  }, [within])
  return tip && <Tooltip target={tip.target} label={tip.text} opened />
}

function tipAt(target: EventTarget | null): Tip | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null
  const text = cell?.dataset['tip']
  return cell && text ? { target: cell, text } : null
}
