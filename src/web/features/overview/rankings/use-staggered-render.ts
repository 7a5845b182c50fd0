import { useEffect, useState } from 'react'

const waiting = new Set<() => void>()

/** Whether it is this part's turn to be drawn: parts that take long are drawn one in a frame, so that the page answers. */
export function useStaggeredRender(): boolean {
  const [hasTurn, setTurn] = useState(false)
  useEffect(() => {
    const take = () => setTurn(true)
    waiting.add(take)
    if (waiting.size === 1) afterFrame(giveTurn)
    return () => {
      waiting.delete(take)
    }
  }, [])
  return hasTurn
}

function giveTurn(): void {
  const [next] = waiting
  if (!next) return
  waiting.delete(next)
  next()
  if (waiting.size > 0) afterFrame(giveTurn)
}

/** In a hidden tab there are no frames. */
function afterFrame(task: () => void): void {
  if (document.visibilityState === 'hidden') setTimeout(task)
  else requestAnimationFrame(() => setTimeout(task))
}
