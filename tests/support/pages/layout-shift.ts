import type { Page } from '@playwright/test'

/** Adds up how much a page moves by itself from its next load on. Returns what tells the sum. */
export async function layoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0
    sessionStorage.setItem('shift', '0')
    new PerformanceObserver((list) => {
      for (const one of list.getEntries()) {
        const shift = one as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!shift.hadRecentInput) sum += shift.value
      }
      sessionStorage.setItem('shift', String(sum))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(Number(sessionStorage.getItem('shift'))))),
        ),
    )
}
