import { openDemo } from '#tests/support/pages/demo-api.ts'
import { appTitle, expect, pick, test } from '#tests/support/test.ts'

test('OV-011: another country shows its texts, another app its own page', async ({ page, server }) => {
  await openDemo(page, server.url)
  const english = await page.getByRole('main').textContent()

  await pick(page, 'Country', /Germany/)
  await expect(page.getByRole('group', { name: 'Average rating', exact: true })).toContainText('Germany')
  await expect(page.getByRole('main')).not.toHaveText(english ?? '')

  await page.getByRole('combobox', { name: 'App', exact: true }).click()
  const second = page.getByRole('option').nth(1)
  await second.click()
  await expect(appTitle(page)).not.toContainText('Moorlight')
})

test('BAR-017: app and country are still selected after a reload', async ({ page, server }) => {
  await openDemo(page, server.url)
  await pick(page, 'Country', /Germany/)
  await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toContainText('Germany')
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toContainText('Germany')
  await expect(page.getByRole('group', { name: 'Average rating', exact: true })).toContainText('Germany')
})

test('CTRY-014 to CTRY-018, CTRY-022: a country is tracked, selected, and removed again', async ({ page, server }) => {
  await openDemo(page, server.url)
  await page.getByRole('combobox', { name: 'Country', exact: true }).click()
  await page.getByRole('option', { name: 'Track another country' }).click()
  await page.keyboard.type('Spa')
  // Who misses the star by a little tracks nothing.
  const star = await page.getByRole('button', { name: 'Add Spain to favourites' }).boundingBox()
  if (star) await page.mouse.click(star.x - 6, star.y + star.height / 2)
  await page.getByRole('option', { name: /Spain/ }).first().click()
  await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toContainText('Spain')
  await expect(page.getByText('Spain is tracked')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Average rating', exact: true })).toContainText('Spain')

  await page.getByRole('combobox', { name: 'Country', exact: true }).click()
  await page.getByRole('button', { name: /Stop tracking Spain/ }).click()
  await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toContainText('United States')
})

test('OP-37: the address names app and country; who opens it, or goes back to it, sees the same', async ({
  page,
  server,
}) => {
  await openDemo(page, server.url)
  await pick(page, 'Country', /Germany/)
  await expect(page).toHaveURL(/\/my-app\?app=\d+&country=DE$/)
  const shared = page.url()
  await page.getByRole('combobox', { name: 'App', exact: true }).click()
  await page.getByRole('option').nth(1).click()
  await expect(page).not.toHaveURL(shared)
  await expect(appTitle(page)).not.toContainText('Moorlight')

  await page.goto(shared)
  await expect(page.getByRole('combobox', { name: 'App', exact: true })).toContainText('Moorlight')
  await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toContainText('Germany')
  await expect(appTitle(page)).toContainText('Moorlight')
  await page.goto(`${server.url}/rr/ratings`)
  await pick(page, 'Country', /United States/)
  await expect(page).toHaveURL(/\/rr\/ratings\?app=\d+&country=US$/)
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toContainText('Germany')
  for (const start of ['/', '/app-overview']) {
    await page.goto(`${server.url}${start}?app=999999999`)
    await expect(page.getByRole('region', { name: 'Shared link' })).toContainText(
      "app in this link isn't one of your apps",
    )
    await expect(page).toHaveURL(/\/my-app\?app=999999999$/)
  }
})

test('OP-37: a shared country that is not tracked keeps its address, can be viewed, tracked, and taken back', async ({
  page,
  server,
}) => {
  await openDemo(page, server.url)
  await pick(page, 'Country', /Germany/)
  await expect(page).toHaveURL(/country=DE$/)
  const shared = page.url().replace('country=DE', 'country=ES')
  await page.goto(shared)
  const bar = page.getByRole('region', { name: 'Shared link' })
  const country = page.getByRole('combobox', { name: 'Country', exact: true })
  await expect(bar).toContainText('Spain')
  await expect(country).toContainText('Germany')
  await bar.getByRole('button', { name: 'View anyway' }).click()
  await expect(country).toContainText('Spain')
  await expect(page.getByRole('group', { name: 'Average rating', exact: true })).toContainText('Spain')
  await page.reload()
  await expect(bar).toContainText("You're viewing Spain without tracking it.")
  await expect(page).toHaveURL(shared)

  await bar.getByRole('button', { name: 'Track Spain' }).click()
  const told = page.getByText('Spain is tracked')
  await expect(told).toBeVisible()
  await expect(bar).toBeHidden()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(country).toContainText('Germany')
  await expect(page).toHaveURL(/country=DE$/)
})

test('OV-011: switched fast, app after app and country after country, the page stays one app’s', async ({
  page,
  server,
}) => {
  await openDemo(page, server.url)
  // The answers come late, and not in the order in which they were asked for.
  let asked = 0
  await page.route(/\/api\/(appdetails|projects)\//, async (route) => {
    asked += 1
    await new Promise((resolve) => setTimeout(resolve, (asked * 37) % 200))
    await route.continue()
  })
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const title = document.querySelector('main h2')?.textContent
      const store = document.querySelector<HTMLAnchorElement>('main a[href*="apple.com/"], main a[href*="play.google"]')
      if (title && store) seen.add(`${/\bid=?([\w.]+)/.exec(store.href)?.[1]} ${title}`)
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  })
  const app = page.getByRole('combobox', { name: 'App', exact: true })
  for (let turn = 0; turn < 12; turn += 1) {
    await app.click()
    await page
      .getByRole('option')
      .nth(turn % 3)
      .click()
    if (turn % 4 !== 3) continue
    await page.getByRole('combobox', { name: 'Country', exact: true }).click()
    await page
      .getByRole('option')
      .nth(turn % 3)
      .click()
  }
  await expect(app).toContainText((await appTitle(page).textContent())?.split(':')[0] ?? '?')
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
  const names = Map.groupBy(seen, (one) => one.split(' ')[0])
  expect(names.size).toBe(3)
  for (const ofOne of names.values()) expect(new Set(ofOne.map((one) => one.split(/[\s:]+/)[1])).size).toBe(1)
})
