import type { Locator, Page } from '@playwright/test'
import * as v from 'valibot'
import { Guide } from '#web/features/onboarding/guide/guide.ts'
import { deviceRows, putRows } from './device-rows.ts'

/** The guide of the first log-in. */
export const guideOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Get started with Storeglass' })

/** Answers the survey: the last step of the guide. */
export async function answerSurvey(guide: Locator): Promise<void> {
  const select = (label: string, option: string) => guide.getByLabel(label).selectOption({ label: option })
  await select('Your app marketing knowledge level is...', 'Beginner')
  await guide.getByRole('button', { name: /^Your goals with Storeglass are/ }).click()
  // On a phone they are in a sheet of their own.
  await guide.page().getByRole('checkbox', { name: 'Do keyword research' }).check()
  await guide.page().keyboard.press('Escape')
  await select('How did you hear about Storeglass?', 'Google')
  await select('Company size', '1-10')
  await select('Monthly app downloads', '< 10 000')
}

/** From the first step, once an app is picked, to the end. */
export async function finishGuide(guide: Locator): Promise<void> {
  await guide.getByRole('button', { name: 'Continue' }).click()
  await guide.getByRole('option', { name: /United States/ }).click()
  await guide.getByRole('button', { name: 'Continue' }).click()
  await answerSurvey(guide)
  await guide.getByRole('button', { name: 'Finish' }).click()
}

const Row = v.strictObject({ id: v.literal('connection-onboarding'), value: Guide })

/** The guide as the device keeps it, which is a table of guides with this one in it (GUIDE-013). */
const guideRow = async (page: Page) => v.parse(v.strictTuple([Row]), await deviceRows(page, 'data', 'guides'))[0]

export const keptGuide = async (page: Page): Promise<Guide> => (await guideRow(page)).value

/** Changes what the device keeps of the guide; the next load of the page goes on with it. */
export async function changeKeptGuide(page: Page, change: Partial<Guide>): Promise<void> {
  const row = await guideRow(page)
  await putRows(page, 'data', 'guides', [{ ...row, value: { ...row.value, ...change } }])
}

/** Passes over the tour that the first overview after the guide begins with. */
export async function skipTour(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Your apps' }).getByRole('button', { name: 'Skip' }).click()
}
