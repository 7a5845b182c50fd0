import { startTransition, useEffect, useState } from 'react'

/**
 * Counts from 0 to `last`, one more after each frame: what is drawn by and by in short tasks does not hold up a reader who
 * scrolls, as one long task would.
 */
export function useStages(last: number): number {
  const [stage, setStage] = useState(0)
  useEffect(() => {
    if (stage >= last) return undefined
    const frame = requestAnimationFrame(() => startTransition(() => setStage(stage + 1)))
    return () => cancelAnimationFrame(frame)
  }, [stage, last])
  return stage
}
