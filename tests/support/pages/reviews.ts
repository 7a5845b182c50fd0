import type { Locator, Page } from '@playwright/test'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { AppRef } from '#contract/store.ts'
import { sample } from '../stores/sample-apps.ts'
import { expect } from '../test.ts'
import type { DemoApi } from './demo-api.ts'

/** Paths of the pages about reviews. */
export const reviewPages = {
  inbox: '/rr/reply-to-reviews',
  automation: '/rr/automation',
  summaries: '/rr/review-summaries',
  overTime: '/rr/reviews',
} as const

export const reviewList = (page: Page): Locator => page.getByRole('list', { name: 'Reviews', exact: true })

export const reviewCards = (page: Page): Locator => reviewList(page).getByRole('article')

/** The open review: beside the list, on a phone alone. */
export const openReview = (page: Page): Locator => page.getByRole('region', { name: 'Review', exact: true })

export const replyField = (page: Page): Locator => page.getByRole('textbox', { name: 'Reply', exact: true })

/** The step that the reply to the open review has come to. */
export const replyStep = (page: Page): Locator =>
  page.getByRole('list', { name: 'State of the reply' }).locator('[aria-current=step]')

/** Resolves once reviews stand there; the store is asked for them when somebody looks for the first time. */
export async function openInbox(page: Page, url: string, search = ''): Promise<void> {
  await page.goto(`${url}${reviewPages.inbox}${search}`)
  await expect(reviewCards(page).or(openReview(page)).first()).toBeVisible({ timeout: 60_000 })
}

/**
 * As somebody who comes back now and then until what the server has done meanwhile is shown: what was read less than a minute
 * ago is not asked for anew.
 */
export const comeBackUntil = (page: Page, shown: Locator): Promise<void> =>
  expect(async () => {
    if (!(await shown.isVisible())) await page.reload()
    await expect(shown).toBeVisible({ timeout: 15_000 })
  }).toPass({ timeout: 90_000 })

/** The message at the foot of the page that says so, with what can be done about it. */
export const messageOf = (page: Page, text: string): Locator => page.locator('[id^=message-]').filter({ hasText: text })

/** Opens the dialog of the reply templates. */
export async function openTemplates(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: 'Templates', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Reply templates' })
  await expect(dialog.getByRole('list', { name: 'Folders' })).toBeVisible()
  return dialog
}

/** Opens the rules; resolves once they stand there, or that there are none. */
export async function openRules(page: Page, url: string): Promise<void> {
  await page.goto(`${url}${reviewPages.automation}`)
  const main = page.getByRole('main')
  await expect(
    main.getByRole('heading', { name: 'No rules yet' }).or(main.getByRole('list', { name: 'Rules', exact: true })),
  ).toBeVisible()
}

/** Opens the summaries; resolves once one can ask for a new one. */
export async function openSummaries(page: Page, url: string): Promise<void> {
  await page.goto(`${url}${reviewPages.summaries}`)
  await expect(page.getByRole('main').getByRole('button', { name: 'New summary' })).toBeVisible()
}

/** Opens the dialog of a new summary. */
export async function newSummary(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: 'New summary' }).click()
  const dialog = page.getByRole('dialog', { name: 'New summary' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Asks for a summary of the last days; resolves once the server has taken it. */
export async function createSummary(page: Page, period = 'Last 7 days'): Promise<void> {
  const dialog = await newSummary(page)
  await dialog.getByRole('combobox', { name: 'Period' }).selectOption(period)
  await dialog.getByRole('button', { name: 'Create summary' }).click()
  await expect(dialog).toHaveCount(0)
}

const base = ({ trackId }: AppRef) => `/review/management/v1/apps/${trackId}`

/** Of the demo's first app. */
export const automationPath = `${base(sample.moorlight)}/automation?store=${sample.moorlight.store}`

export const replyPath = (id: string, app: AppRef = sample.moorlight): string =>
  `${base(app)}/reviews/${encodeURIComponent(id)}/reply?store=${app.store}`

/** A review as the server has it. */
export const reviewOnServer = (api: DemoApi, id: string, app: AppRef = sample.moorlight): Promise<OwnReview> =>
  api.get(`${base(app)}/reviews/${encodeURIComponent(id)}?store=${app.store}`)

/** Reviews as the server has them, newest first, 200 at most. */
export async function reviewsOnServer(
  api: DemoApi,
  filters = '',
  app: AppRef = sample.moorlight,
): Promise<OwnReview[]> {
  const path = `${base(app)}/reviews?store=${app.store}&size=200${filters}`
  return (await api.get<{ content: OwnReview[] }>(path)).content
}

/** Ids of the reviews whose replies the page has sent with success, in order; one that was sent twice stands there twice. */
export function watchReplies(page: Page): string[] {
  const sent: string[] = []
  page.on('response', (response) => {
    const id = /\/reviews\/([^/]+)\/reply$/.exec(new URL(response.url()).pathname)?.[1]
    if (id && response.ok() && response.request().method() === 'POST') sent.push(decodeURIComponent(id))
  })
  return sent
}
