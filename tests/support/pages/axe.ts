import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type RunOnly = NonNullable<Parameters<AxeBuilder['options']>[0]['runOnly']>
const ALL_RULES: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
/** Those that tell one colour scheme from the other. */
const RULES_OF_COLOURS: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** What axe finds on the page as it stands, or in the part `within` alone: one line a rule, with the places. */
export async function violations(page: Page, within = 'html', runOnly = ALL_RULES): Promise<string[]> {
  await page.evaluate(atRest)
  const result = await new AxeBuilder({ page })
    .include(within)
    // What passes is not described, which takes as long again.
    .options({ runOnly, resultTypes: ['violations'] })
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

/** Windows in which every state is looked at. */
export const sizes = { 'wide window': { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

/** Parts of a page that are looked at alone, where the page under them was looked at before. */
export const dialogs = '[role=dialog]'
export const selectionBar = '[role=toolbar]'
/** Panels beside their buttons, which cover parts of what is below them. */
export const panels = '.mantine-Popover-dropdown'

/**
 * Expects that axe finds nothing in a state of a page, or in the part `within` alone, in both colour schemes, and that
 * nothing scrolls sideways. The test goes on, so that one run shows all there is to mend.
 */
export async function expectAccessible(page: Page, state: string, within?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  expect.soft(await violations(page, within), `${state}, light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await violations(page, within, RULES_OF_COLOURS), `${state}, dark`).toEqual([])
  expect.soft(await sideways(page), `${state}, px that it scrolls sideways`).toBe(0)
}
