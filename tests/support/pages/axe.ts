import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds on the page as it stands, or in the part `within` alone: one line a rule, with the places. */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(atRest)
  const result = await new AxeBuilder({ page })
    .include(within)
    .options({
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
      // What passes is not described, which takes as long again.
      resultTypes: ['violations'],
    })
    // Without it a page of its own is opened for what frames of other origins say; there are none.
    .setLegacyMode(true)
    .analyze()
  return result.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
}

/** Colours are judged as they stay: after the frame that a new colour scheme takes, and what fades in it. */
async function atRest(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await nextFrame()
  await nextFrame()
  const fading = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(fading.map(({ finished }) => finished))
}

/** How far the page scrolls sideways, px. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))
