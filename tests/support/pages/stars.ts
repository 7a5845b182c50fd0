import type { Page } from '@playwright/test'
import { expect } from '../test.ts'

/** Those of the demo's project. */
export const countries = { 'United States': 'US', France: 'FR', Germany: 'DE', Japan: 'JP', 'United Kingdom': 'GB' }
export type Country = keyof typeof countries

/** What the interface has said is kept: a country's star that was set or taken away. */
export interface Told {
  country: Country
  on: boolean
}

/**
 * Presses the countries' stars, one of each country at a time, until `presses` of them are made, and tells of each that the
 * interface shows as changed. Leaves the list of countries open.
 */
export async function pressStars(page: Page, presses: number, tell: (told: Told) => void = () => {}): Promise<void> {
  const binding = `tell${crypto.randomUUID()}`
  await page.exposeBinding(binding, (_, told: Told) => tell(told))
  await page.getByRole('combobox', { name: 'Country', exact: true }).click()
  await expect(page.getByRole('button', { name: /^(Add|Remove) Japan (to|from) favourites/ }).first()).toBeVisible()
  await page.evaluate(
    async ({ names, presses, binding }) => {
      const star = (name: string) =>
        document.querySelector<HTMLElement>(
          `[aria-label="Add ${name} to favourites"], [aria-label="Remove ${name} from favourites"]`,
        )
      const isOn = (name: string) => star(name)?.ariaLabel?.startsWith('Remove') ?? false
      const press = async (name: string) => {
        const on = !isOn(name)
        star(name)?.click()
        while (isOn(name) !== on) await new Promise((resolve) => requestAnimationFrame(resolve))
        void (Reflect.get(window, binding) as (told: { country: string; on: boolean }) => void)({ country: name, on })
      }
      for (let made = 0; made < presses; made += names.length)
        await Promise.all(names.slice(0, presses - made).map((name) => press(name)))
    },
    { names: Object.keys(countries), presses, binding },
  )
}
