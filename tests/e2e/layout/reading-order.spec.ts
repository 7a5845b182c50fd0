import type { Page } from '@playwright/test'
import { keywordPages } from '#tests/support/pages/keyword-pages.ts'
import { signInToDemo } from '#tests/support/pages/demo-api.ts'
import { reviewPages } from '#tests/support/pages/reviews.ts'
import { expect, test } from '#tests/support/test.ts'

/** Expects that a screen reader comes by these parts in this order; what stands between them is left out. */
const expectOrder = (page: Page, parts: string) => expect(page.getByRole('main')).toMatchAriaSnapshot(parts)

test('the inbox reads: search, filters, reviews, the open review, what it says, the reply to it, sending', async ({
  page,
  server,
}) => {
  await signInToDemo(page, server.url)
  await page.goto(server.url + reviewPages.inbox)
  await expectOrder(
    page,
    `
    - search:
      - searchbox "Search reviews"
      - button "Filter"
      - group "Show"
      - combobox "Sort by"
    - list "Reviews":
      - listitem:
        - article:
          - checkbox
          - paragraph:
            - img "5 of 5 stars"
            - time
          - heading [level=3]
          - paragraph
    - region "Review":
      - heading /^Review by/ [level=2]
      - img "5 of 5 stars"
      - heading [level=3]
      - paragraph
      - term: Country
      - term: Date
      - region "Your reply":
        - button "Template"
        - textbox "Reply"
        - button "Send reply"
    `,
  )
})

test('the overview reads: the app, its five figures, competitors, then the parts of the listing', async ({
  page,
  server,
}) => {
  await signInToDemo(page, server.url)
  await page.goto(`${server.url}/app-overview/my-app`)
  await expectOrder(
    page,
    `
    - heading /^Moorlight/ [level=2]
    - group "Downloads"
    - group "Revenue"
    - group "App featuring"
    - group "Total ranked keywords"
    - group "Average rating"
    - region "Competitors"
    - navigation "Sections"
    - region "Metadata":
      - heading "Metadata" [level=2]
      - region "Title"
      - region "Subtitle"
      - region "Promotional text"
    - region "Description"
    - region "App details"
    `,
  )
})

test('the table of tracked keywords reads: summary, history, search, heads, then each row from its keyword on', async ({
  page,
  server,
}) => {
  await signInToDemo(page, server.url)
  await page.goto(server.url + keywordPages.monitor)
  await expect(page.getByRole('checkbox', { name: 'white noise', exact: true })).toBeVisible({ timeout: 60_000 })
  await expectOrder(
    page,
    `
    - group /^Summary/
    - region "Rank history"
    - search "Tracked keywords":
      - searchbox "Search keywords"
      - button "Filter"
      - button "Add keywords"
    - table "Tracked keywords":
      - rowgroup:
        - row:
          - cell "Select all":
            - checkbox "Select all"
          - columnheader "Keyword"
          - columnheader "Volume"
          - columnheader "Difficulty"
          - columnheader "Relevancy"
          - columnheader "Rank"
          - columnheader "Change"
      - rowgroup:
        - row:
          - cell:
            - checkbox
          - rowheader:
            - button
            - button /^Star/
          - cell /^\\d+$/
    `,
  )
})
