import type { Locator, Page } from '@playwright/test'
import { updateBillingData } from '#contract/billing/billing.ts'
import { checkout } from '#contract/billing/plans.ts'
import { API_BASE, type Endpoint } from '#contract/protocol/endpoint.ts'
import { address, monthly } from '#tests/support/api/billing.ts'
import { violations } from '#tests/support/pages/axe.ts'
import { appRow, connectSampleKey, myApps } from '#tests/support/pages/connections.ts'
import { joinInvited } from '#tests/support/pages/join-invited.ts'
import { openReview, replyField, replyStep, reviewCards } from '#tests/support/pages/reviews.ts'
import { logInBeside, signUpAndVerify } from '#tests/support/pages/sign-up.ts'
import { expect, pick, test } from '#tests/support/test.ts'

const menuOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Main menu' })

/** Looks for something in the palette: it is offered under this name, or it is not. */
async function expectOffered(page: Page, name: string, isOffered: boolean): Promise<void> {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  await palette.getByRole('textbox').fill(name)
  await expect(palette.getByRole('button', { name, exact: true })).toHaveCount(isOffered ? 1 : 0)
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
}

/** An invoice of the account, ordered beside the browser. */
async function orderPlan(url: string, email: string): Promise<void> {
  const { accessToken, identity } = await logInBeside(url, email)
  const ask = async ({ method, path }: Endpoint, body: object) => {
    const answer = await fetch(`${url}${API_BASE}${path.replace('{orgId}', identity.organizationId)}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(200)
  }
  await ask(updateBillingData, { billingAddress: address })
  await ask(checkout, monthly)
}

test('TEAM-001, TEAM-002, TEAM-005, MENU-029: an owner gives each of the four rights, and the member does that job from the menu', async ({
  page,
  server,
  browser,
}) => {
  test.slow()
  await orderPlan(server.url, await signUpAndVerify(page, server))
  const email = `grace.${Date.now()}@example.com`
  await page.goto(`${server.url}/settings/team`)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const invitation = page.getByRole('dialog', { name: 'Invite to the team' })
  await invitation.getByLabel('E-mail').fill(email)
  await expect(invitation.getByRole('checkbox')).toHaveCount(4)
  await invitation.getByRole('button', { name: 'Send invitation' }).click()
  await expect(invitation).toHaveCount(0)
  const member = await joinInvited(browser, server, page, email)
  await page.goto(`${server.url}/settings/team`)

  const grant = async (name: string) => {
    await page.getByRole('button', { name: `Permissions of ${email}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Permissions' })
    await dialog.getByRole('checkbox', { name }).check()
    expect(await violations(page, '[role=dialog]')).toEqual([])
    await dialog.getByRole('button', { name: 'Save permissions' }).click()
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText(name)
    await member.reload()
    await expect(menuOf(member)).toBeVisible()
  }
  const openConnections = async () => {
    await menuOf(member).getByRole('link', { name: 'Connections' }).click()
    await expect(myApps(member).getByRole('rowheader').first()).toBeVisible()
  }

  await test.step('without any, none of their pages is offered', async () => {
    await expect(menuOf(member)).toBeVisible()
    await expect(menuOf(member).getByRole('link', { name: 'Connections' })).toHaveCount(0)
    for (const name of ['Connections', 'Billing and invoices', 'Review automation', 'Add an app'])
      await expectOffered(member, name, false)
  })

  await test.step('apps', async () => {
    await grant('Add and remove apps')
    await expectOffered(member, 'Add an app', true)
    await openConnections()
    await expect(member.getByRole('button', { name: 'New connection', exact: true })).toHaveCount(0)
    await member.getByRole('button', { name: 'Add app' }).click()
    const dialog = member.getByRole('dialog', { name: 'Add an app' })
    await dialog.getByRole('combobox').fill('tidewren')
    await dialog
      .getByRole('option', { name: /^Tidewren/ })
      .first()
      .click()
    await expect(appRow(member, 'Tidewren')).toBeVisible()
  })

  await test.step('connections', async () => {
    await grant('Manage connections')
    await expectOffered(member, 'Connections', true)
    await openConnections()
    await connectSampleKey(member, 'app-store-connect', 'Team key')
    const choice = member.getByRole('dialog', { name: 'New connection' })
    await choice.getByRole('button', { name: /^Add Moorlight/ }).click()
    await choice.getByRole('button', { name: 'Done' }).click()
    await expect(appRow(member, 'Moorlight')).toContainText('Team key')
  })

  await test.step('reviews', async () => {
    await grant('Reply to reviews')
    await expectOffered(member, 'Review automation', true)
    await menuOf(member).getByRole('button', { name: 'Reviews and ratings' }).click()
    await menuOf(member).getByRole('link', { name: 'Reply to reviews' }).click()
    await pick(member, 'App', /Moorlight/)
    await expect(reviewCards(member).first()).toBeVisible({ timeout: 60_000 })
    await member
      .getByRole('group', { name: 'Show' })
      .getByRole('button', { name: /^To answer/ })
      .click()
    await replyField(member).fill('Thank you!')
    await openReview(member).getByRole('button', { name: 'Send reply' }).click()
    await expect(replyStep(member)).toContainText(/Queued|Sent/)
  })

  await test.step('invoices', async () => {
    await grant('See invoices')
    await member.getByRole('button', { name: /^User menu/ }).click()
    await member.getByRole('menuitem', { name: 'Billing and invoices' }).click()
    const saved = member.waitForEvent('download')
    await member
      .getByRole('region', { name: 'Invoices' })
      .getByRole('button', { name: /as PDF/ })
      .click()
    expect((await saved).suggestedFilename()).toMatch(/^invoice-/)
  })
  await member.context().close()
})
