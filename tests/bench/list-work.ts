import type { Page } from '@playwright/test'

/** A quick scroll: so many pixels in every frame, for so many frames. */
const PIXELS_A_FRAME = 120
const FRAMES = 600
/** Typed one after the other into the search, and taken away again. */
const WORDS = ['s', 'sl', 'sle', 'slee', 'sleep', 'm', 'me', 'no', 'rain', '99']

/** Scrolls down a list. `longestTask`: of the main thread, ms. */
export async function scrollThrough(page: Page): Promise<{ frames: number; longestTask: number }> {
  const measured = await page.evaluate(
    async ([step, count]) => {
      let longestTask = 0
      const tasks = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
      })
      tasks.observe({ type: 'longtask' })
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
      const started = await frame()
      let now = started
      for (let run = 0; run < count; run += 1) {
        scrollBy(0, step)
        now = await frame()
      }
      tasks.disconnect()
      return { frames: (count * 1000) / (now - started), longestTask }
    },
    [PIXELS_A_FRAME, FRAMES] as const,
  )
  await page.evaluate(() => scrollTo(0, 0))
  return measured
}

/** From what is typed into the search to the first frame with the rows that are left, ms each. */
export async function timeOfTyping(page: Page): Promise<number[]> {
  const search = page.getByRole('searchbox', { name: 'Search keywords' })
  const times: number[] = []
  for (const word of WORDS.flatMap((one) => [one, '']))
    times.push(
      await search.evaluate(async (input, text) => {
        const rows = () => document.querySelector('main table')?.getAttribute('aria-rowcount')
        const before = rows()
        const started = performance.now()
        // React listens to the setter of the element itself.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
        input.dispatchEvent(new Event('input', { bubbles: true }))
        while (rows() === before) await new Promise((resolve) => requestAnimationFrame(resolve))
        return performance.now() - started
      }, word),
    )
  return times
}
