import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/test.ts'

/** From the sign-up to figures of one's own country, ms. */
const ONE_MINUTE = 60_000

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'de-DE' })

async function signUp(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/sign-up`)
  await page.getByLabel('Vorname').fill('Mara')
  await page.getByLabel('Nachname').fill('Lindgren')
  await page.getByLabel('E-Mail').fill('mara@lowfen.example')
  await page.getByLabel('Passwort', { exact: true }).fill('Glass-barometer-7')
  await page.getByRole('button', { name: 'Registrieren', exact: true }).tap()
  await page.getByRole('link', { name: 'eingebauten Postfach' }).tap()
  await expect(page.getByRole('heading', { name: 'Postfach' })).toBeVisible()
  await page.getByRole('link', { name: /\/sign-up\/verification/ }).tap()
  await page.getByRole('button', { name: 'Konto bestätigen' }).tap()
  await page.getByRole('link', { name: 'Jetzt weiter' }).tap()
}

async function answer(page: Page): Promise<void> {
  const select = (label: string, option: string) => page.getByLabel(label).selectOption({ label: option })
  await select('Dein Wissensstand im App-Marketing ist …', 'Einsteiger')
  await page.getByRole('button', { name: /^Deine Ziele mit Storeglass sind/ }).tap()
  await page.getByRole('checkbox', { name: 'Keywords recherchieren' }).check()
  await page.getByRole('button', { name: 'Fertig' }).tap()
  await select('Wie hast du von Storeglass erfahren?', 'Google')
  await select('Größe des Unternehmens', '1-10')
  await select('App-Downloads im Monat', '< 10 000')
}

test('ONB-001, AUTH-001: in German, on a phone and on a new server, it takes a minute at most from the sign-up to Germany’s overview of a sample app', async ({
  page,
  ownServer,
}) => {
  test.setTimeout(ONE_MINUTE)
  const begun = Date.now()
  await signUp(page, ownServer.url)

  const guide = page.getByRole('dialog', { name: 'Erste Schritte mit Storeglass' })
  await expect(guide.getByText(/erfundenen Beispielmarkt mit \d{3} Apps/)).toBeVisible()
  await guide.getByRole('button', { name: /^Moorlight/ }).tap()
  await guide.getByRole('button', { name: 'Weiter' }).tap()
  // The browser's own country is the first one.
  await expect(guide.getByRole('option').first()).toHaveAccessibleName('Deutschland')
  await guide.getByRole('option').first().tap()
  await guide.getByRole('button', { name: 'Weiter' }).tap()
  await answer(page)
  await guide.getByRole('button', { name: 'Abschließen' }).tap()

  await expect(guide).toHaveCount(0, { timeout: ONE_MINUTE })
  const rating = page.getByRole('group', { name: 'Ø Bewertung', exact: true })
  await expect(rating.getByText('Deutschland')).toBeVisible({ timeout: ONE_MINUTE })
  await expect(page).toHaveURL(/[?&]country=DE\b/)
  process.stdout.write(`From the sign-up to the overview: ${((Date.now() - begun) / 1000).toFixed(1)} s\n`)
  await expect(page.getByRole('combobox', { name: 'Land', exact: true })).toContainText(/DE|Deutschland/)
})
