import type { Locator, Page } from '@playwright/test'
import type { Provider } from '#contract/connections/connection.ts'
import type { AppPerformance } from '#contract/overview/overview.ts'
import { expect, pick } from '../test.ts'
import type { DemoApi } from './demo-api.ts'

const chooser: Record<Provider, { type: 'Review management' | 'Ad platform'; provider: string }> = {
  'app-store-connect': { type: 'Review management', provider: 'App Store Connect' },
  'google-play': { type: 'Review management', provider: 'Google Play' },
  'apple-ads': { type: 'Ad platform', provider: 'Apple Ads' },
  'google-ads': { type: 'Ad platform', provider: 'Google Ads' },
}

export const myApps = (page: Page): Locator => page.getByRole('table', { name: 'My apps' })

/** An app's row of My apps. */
export const appRow = (page: Page, title: string): Locator =>
  myApps(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(title) }) })

/** The drawer of a connection. */
export const drawer = (page: Page, name: string): Locator => page.getByRole('dialog', { name: `Connection ${name}` })

/** A right's line in the drawer. */
export const rightIn = (opened: Locator, name: string): Locator =>
  opened.getByRole('list', { name: 'What this key may do' }).getByRole('listitem').filter({ hasText: name })

/** Resolves once the apps stand there with how they are connected. */
export async function openMyApps(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/connection/my-apps`)
  await expect(myApps(page).getByRole('rowheader').first()).toBeVisible()
}

/** Opens a connection from the list of its tab. */
export async function openConnection(page: Page, tab: 'Stores' | 'Ad platforms', name: string): Promise<Locator> {
  await page.getByRole('navigation', { name: 'Connections' }).getByRole('link', { name: tab }).click()
  await page.getByRole('list', { name: tab }).getByRole('button', { name, exact: true }).click()
  await expect(drawer(page, name)).toBeVisible()
  return drawer(page, name)
}

/** From the button to the form of a provider's key. */
export async function startConnection(page: Page, provider: Provider): Promise<Locator> {
  const { type, provider: name } = chooser[provider]
  await page.getByRole('button', { name: 'New connection', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'New connection' })
  await dialog.getByRole('radio', { name: type }).check({ force: true })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('radio', { name }).check({ force: true })
  return dialog
}

/** The fictional console fills the form; resolves once the device has found the key to be good. */
export async function takeSampleKey(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Get a sample key' }).click()
  await expect(dialog.getByRole('list', { name: 'Check of the key' })).toContainText(/Valid private key/)
}

/** Sends the form; of several ad accounts the first is chosen. Resolves at the choice of apps. */
export async function connect(dialog: Locator): Promise<void> {
  const send = dialog.getByRole('button', { name: 'Connect', exact: true })
  const done = dialog.getByRole('button', { name: 'Done' })
  const accounts = dialog.getByRole('group', { name: /ad accounts. Which one/ })
  await send.click()
  await expect(done.or(accounts)).toBeVisible({ timeout: 30_000 })
  if (await accounts.isVisible()) {
    await accounts.getByRole('radio').first().check()
    await send.click()
  }
  await expect(done).toBeVisible({ timeout: 30_000 })
}

/** A new connection under a name, to a key of the fictional console, with no app yet. */
export async function connectSampleKey(page: Page, provider: Provider, name: string): Promise<void> {
  const dialog = await startConnection(page, provider)
  await takeSampleKey(dialog)
  await dialog.getByRole('textbox', { name: /^(Name|Developer name)$/ }).fill(name)
  await connect(dialog)
}

/** Its key is deleted in the fictional console, and the store is asked again. */
export async function breakKey(opened: Locator): Promise<void> {
  await opened.getByRole('button', { name: 'Revoke this key in the sample console' }).click()
  await expect(opened.getByRole('status').filter({ hasText: 'no longer accepts the key' })).toBeVisible()
}

/** The jobs look for work three times a minute, or once, and a busy machine takes its time. */
export const JOBS_MS = 180_000

/**
 * Resolves once the store has told of the demo's second app and the server has learned from that: the first one is on the
 * page already, and an answer that is younger than a minute is not asked for anew.
 */
export async function figuresCame(api: DemoApi): Promise<void> {
  const app = (await api.projects())[1]
  if (!app) throw new Error('The demo has no second app.')
  const path = `/appperformance/v1/app-performance/${app.trackId}?locale=en-US`
  // A server that imports a year of reports may answer 503 meanwhile.
  await expect(async () => expect((await api.get<AppPerformance>(path)).own).toBeDefined()).toPass({ timeout: JOBS_MS })
}

/** Own downloads and our estimate of that app in the card of the overview. */
export async function ownDownloads(page: Page): Promise<Locator> {
  await pick(page, 'App', /Facet Fall/)
  const line = page.getByRole('group', { name: 'Downloads', exact: true }).getByText(/^Yours: \S+, our estimate: \S+$/)
  await expect(line).toBeVisible()
  return line
}
