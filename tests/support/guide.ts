import type { Locator, Page } from '@playwright/test'

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
