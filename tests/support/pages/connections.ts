import type { Locator, Page } from '@playwright/test'
import type { Provider } from '#contract/connections/connection.ts'
import type { OwnPerformance } from '#contract/connections/own-performance.ts'
import type { AppPerformance } from '#contract/overview/overview.ts'
import { expect } from '../test.ts'
import type { DemoApi } from './demo-api.ts'
import { clearRows } from './device-rows.ts'

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
  await expect(dialog.getByRole('list', { name: 'Check of the key' })).toContainText(/Reads as a private key/)
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

/** The jobs look for work three times a minute, or once. */
export const JOBS_MS = 120_000

/** Resolves with the demo's first app once its store has told of it, and the server has learned from that. */
export async function figuresCame(api: DemoApi): Promise<string> {
  const [first] = await api.projects()
  if (!first) throw new Error('The demo has no app.')
  const { projectId, trackId } = first
  const own = `/appperformance/v1/${projectId}/own-performance`
  const shown = `/appperformance/v1/app-performance/${trackId}?locale=en-US`
  await expect.poll(async () => (await api.get<OwnPerformance>(own)).lastDay, { timeout: JOBS_MS }).not.toBeNull()
  await expect.poll(async () => (await api.get<AppPerformance>(shown)).own, { timeout: JOBS_MS }).toBeDefined()
  return projectId
}

/** Loads a page as a device does that has not saved any answer yet: what is younger than a minute is not asked for anew. */
export async function loadUnsaved(page: Page, url: string): Promise<void> {
  // A page of the app would save its answers again as it goes.
  await page.goto(new URL('/api/healthz', url).href)
  await clearRows(page, 'data', 'queries')
  await page.goto(url)
}

/** Own downloads and our estimate in the card of the overview, which is loaded anew. */
export async function ownDownloads(page: Page): Promise<Locator> {
  const line = page.getByRole('group', { name: 'Downloads', exact: true }).getByText(/^Yours: \S+, our estimate: \S+$/)
  await loadUnsaved(page, page.url())
  await expect(line).toBeVisible()
  return line
}
