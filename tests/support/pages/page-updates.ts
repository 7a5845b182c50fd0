import type { Locator, Page } from '@playwright/test'

/** What the hourly check does; resolves once the newer worker waits, has failed to install, or was not there. */
export const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const worker = registration.installing
    if (worker && worker.state === 'installing')
      await new Promise<void>((resolve) => worker.addEventListener('statechange', () => resolve(), { once: true }))
  })

/** A headless browser shows every tab: the page is told that nobody sees it. */
export const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })

export function countLoads(page: Page): { loads: number } {
  const count = { loads: 0 }
  page.on('load', () => (count.loads += 1))
  return count
}

/** What offers a newer version. */
export const updatePrompt = (page: Page): Locator => page.getByText('Update ready')

export const updateNow = (page: Page): Promise<void> => page.getByRole('button', { name: 'Update now' }).click()

/** The page says by itself which file was missing. */
export function forgetMissingFile(problems: string[]): void {
  const others = problems.filter(
    (problem) => !/dynamically imported module|Unable to preload CSS|Refused to apply style/.test(problem),
  )
  problems.splice(0, problems.length, ...others)
}
