import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Calls `listener` for each key pressed while the component is mounted. It listens before the first paint: an ordinary
 * effect would miss a key pressed right after the page appears.
 * @param target the window hears a key after every listener on the document has
 */
export function useKeyDown(listener: (event: KeyboardEvent) => void, target: 'document' | 'window' = 'document'): void {
  const listen = useEffectEvent(listener)
  useLayoutEffect(() => {
    const element: EventTarget = target === 'window' ? window : document
    const onKeyDown = (event: Event) => {
      if (event instanceof KeyboardEvent) listen(event)
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [target])
}
