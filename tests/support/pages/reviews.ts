import type { Locator, Page } from '@playwright/test'
import type { ReviewInbox } from '#contract/reviews/inbox.ts'
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

/** Opens the dialog of the reply templates. */
export async function openTemplates(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: 'Templates', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Reply templates' })
  await expect(dialog.getByRole('list', { name: 'Folders' })).toBeVisible()
  return dialog
}

const base = ({ trackId }: AppRef) => `/review/management/v1/apps/${trackId}`

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

/** Resolves once the server has read all reviews of an app, not only the newest ones. */
export async function allReviewsRead(api: DemoApi, { trackId, store }: AppRef = sample.moorlight): Promise<number> {
  const path = `${base({ trackId, store })}/inbox?store=${store}`
  const total = async () => (await api.get<ReviewInbox>(path)).total
  await expect.poll(total, { timeout: 120_000 }).toBeGreaterThan(FIRST_READ)
  return total()
}
const FIRST_READ = 200

/** Ids of the reviews whose replies the page has sent with success, in order; one that was sent twice stands there twice. */
export function watchReplies(page: Page): string[] {
  const sent: string[] = []
  page.on('response', (response) => {
    const id = /\/reviews\/([^/]+)\/reply$/.exec(new URL(response.url()).pathname)?.[1]
    if (id && response.ok() && response.request().method() === 'POST') sent.push(decodeURIComponent(id))
  })
  return sent
}
