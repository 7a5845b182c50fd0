import type { Page } from '@playwright/test'
import { violations } from '#tests/support/pages/axe.ts'
import { joinInvited } from '#tests/support/pages/join-invited.ts'
import { signUpAndVerify } from '#tests/support/pages/sign-up.ts'
import { expect, test } from '#tests/support/test.ts'

const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })

test('TEAM-001, TEAM-002, TEAM-006: a team is invited, changed and taken leave of', async ({
  page,
  server,
  browser,
}) => {
  await signUpAndVerify(page, server)
  await page.goto(`${server.url}/settings/team`)
  await expect(page.getByRole('heading', { name: 'Team', level: 2 })).toBeVisible()
  await expect(row(page, '(you)')).toContainText('Owner')

  const email = `grace.${Date.now()}@example.com`
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite to the team' })
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByText('E-mail is required')).toBeVisible()
  await expect(dialog.getByLabel('E-mail')).toBeFocused()
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByRole('radio', { name: 'View' }).check({ force: true })
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  // No mail server: whoever invites gets the link to pass on.
  const link = page.getByRole('dialog', { name: 'Share the invitation' })
  const address = link.getByLabel('Link')
  await expect(address).toHaveValue(new RegExp(`^${server.url}/accept-invitation/`))
  const before = await address.inputValue()
  await page.keyboard.press('Escape')
  await expect(row(page, email)).toContainText('Invited')
  await page.getByRole('button', { name: `Resend the invitation to ${email}` }).click()
  await expect(address).not.toHaveValue(before)
  expect(await violations(page)).toEqual([])

  const member = await joinInvited(browser, server, page, email)
  await member.goto(`${server.url}/settings/team`)
  await expect(member.getByText('To change the team, contact the account owner: Ada Marlow.')).toBeVisible()
  await expect(member.getByRole('button', { name: 'Invite', exact: true })).toHaveCount(0)
  await expect(member.getByRole('button', { name: 'Permissions' })).toHaveCount(0)

  await page.goto(`${server.url}/settings/team`)
  await expect(row(page, email)).toContainText('Active')
  await page.getByRole('button', { name: `Permissions of ${email}` }).click()
  await page.getByRole('radio', { name: 'Admin' }).check({ force: true })
  await page.getByRole('button', { name: 'Save permissions' }).click()
  await expect(row(page, email)).toContainText('Admin')

  await page.getByRole('button', { name: `Remove ${email}` }).click()
  await page.getByRole('button', { name: 'Remove from the team' }).click()
  await expect(row(page, email)).toHaveCount(0)
  await member.context().close()
})

test('an invitation that is refused says why, and what was typed stays', async ({ page, server }) => {
  const own = await signUpAndVerify(page, server)
  await page.goto(`${server.url}/settings/team`)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill(own)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByRole('alert')).toContainText('already on your team')
  await expect(dialog.getByLabel('E-mail')).toHaveValue(own)
})
