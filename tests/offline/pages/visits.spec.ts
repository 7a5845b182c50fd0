import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { deviceRows, putRows } from '#tests/support/pages/device-rows.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { expect, test } from '#tests/support/test.ts'

const Visits = v.array(v.looseObject({ told: v.unknown() }))

/** The last visit was `days` days ago: the device's own record of it is set back. How many there are that were told something. */
async function setBackVisits(page: Page, days: number): Promise<number> {
  const at = Date.now() - days * 86_400_000
  const rows = v.parse(Visits, await deviceRows(page, 'data', 'visits'))
  const told = rows.filter((row) => row.told !== null)
  await putRows(
    page,
    'data',
    'visits',
    told.map((row) => ({ ...row, seenAt: at, told: { at, changes: [] } })),
  )
  return told.length
}

test('what changed since the last visit is marked, also with the server gone', async ({ page, ownServer }) => {
  await openDemo(page, ownServer.url)
  // The first visit marks nothing, and is remembered once the page has been told what there was.
  await expect.poll(() => setBackVisits(page, 200)).toBe(1)
  await expect(page.getByText('Changed since your last visit')).toHaveCount(0)
  await ownServer.kill()
  await page.reload()

  await expect(page.getByText(/^Changed since your last visit on \d\d\. \w+ \d{4}:$/)).toBeVisible()
  await page.getByRole('button', { name: /^Changed \d\d\. \w+: Subtitle$/ }).click()
  const panel = page.getByRole('dialog', { name: /^Subtitle changed on / })
  await expect(panel.getByRole('insertion').first()).toContainText(/^Added: \S/)
})
