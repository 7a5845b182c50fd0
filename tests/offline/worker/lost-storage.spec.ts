import type { BrowserContext, Page } from '@playwright/test'
import { toggleFavourite } from '#tests/support/pages/changes.ts'
import { databaseNames, deviceRows } from '#tests/support/pages/device-rows.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { appTitle, comeBack, connection, expect, goOffline, test } from '#tests/support/test.ts'

/** Until the interface says what the device can't do: five seconds, and more on a busy machine, ms. */
const TOLD_MS = 20_000

const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: /Offline mode is unavailable|older version|newer version/i })

/** Site data of the page's origin cleared as by the browser's own settings. */
async function clear(page: Page, storageTypes: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes })
  await devtools.detach()
}

/** Deletes the databases as DevTools does: whoever has them open is told. */
const deleteDatabases = (page: Page) =>
  page.evaluate(async () => {
    for (const { name } of await indexedDB.databases())
      await new Promise((resolve) => {
        const request = indexedDB.deleteDatabase(name ?? '')
        request.addEventListener('success', resolve)
      })
  })

test('databases deleted under an open tab are made again, with every change that waits', async ({
  page,
  ownServer,
}) => {
  await openDemo(page, ownServer.url)
  await goOffline(page, ownServer)
  await toggleFavourite(page, 'Germany', true)
  await toggleFavourite(page, 'Japan', true)
  await expect(connection(page)).toContainText('2 changes waiting')
  const queued = await deviceRows(page, 'outbox', 'commands')

  await deleteDatabases(page)
  await expect.poll(() => deviceRows(page, 'outbox', 'commands'), { timeout: TOLD_MS }).toEqual(queued)
  await clear(page, 'indexeddb')
  await expect.poll(() => deviceRows(page, 'outbox', 'commands'), { timeout: TOLD_MS }).toEqual(queued)
  await toggleFavourite(page, 'France', true)
  await expect(connection(page)).toContainText('3 changes waiting')
  await page.reload()
  await expect(connection(page)).toContainText('3 changes waiting')

  await comeBack(page, ownServer)
  await expect(connection(page)).toHaveText(/^Online[^\d]*$/)
})

/** Ways in which a browser may not open a database, and the country of a change that is made meanwhile. */
const refusals: { how: string; country: string; prepare: () => void }[] = [
  {
    how: 'refused at once',
    country: 'Germany',
    prepare: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Internal error opening backing store', 'UnknownError')
      }
    },
  },
  {
    how: 'failed later',
    country: 'Japan',
    prepare: () => {
      const open = indexedDB.open.bind(indexedDB)
      // An upgrade that is broken off, as by a damaged file, ends in an error.
      IDBFactory.prototype.open = () => {
        const broken = open(`broken ${Math.random()}`, 1)
        broken.addEventListener('upgradeneeded', (event) => {
          event.stopImmediatePropagation()
          broken.transaction?.abort()
        })
        return broken
      }
    },
  },
  {
    how: 'never answered',
    country: 'France',
    prepare: () => {
      // Nothing of a request is asked for but to be told of its end.
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
    },
  },
]

async function openIn(context: BrowserContext, url: string, prepare: () => void): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(prepare)
  await page.goto(url)
  return page
}

test('a database that does not open is told within five seconds, in words; the app goes on online', async ({
  page,
  context,
  ownServer,
}) => {
  await openDemo(page, ownServer.url)
  for (const { how, country, prepare } of refusals) {
    const other = await openIn(context, ownServer.url, prepare)
    await expect(appTitle(other), how).toContainText('Moorlight')
    await expect(notice(other), how).toHaveText(/^Offline mode is unavailable/, { timeout: TOLD_MS })
    await toggleFavourite(other, country, true)
    await expect(connection(other), how).toHaveText(/^Online[^\d]*$/)
    await other.close()
  }
})

test('a database that the disk refuses for a while is used as soon as it opens: what waits in it is shown and sent', async ({
  page,
  context,
  ownServer,
}) => {
  await openDemo(page, ownServer.url)
  await goOffline(page, ownServer)
  await toggleFavourite(page, 'Germany', true)
  await expect(connection(page)).toContainText('1 change waiting')
  await page.close()
  const other = await openIn(context, ownServer.url, () => {
    const open = Object.getOwnPropertyDescriptor(IDBFactory.prototype, 'open')!
    IDBFactory.prototype.open = () => {
      throw new DOMException('Internal error opening backing store', 'UnknownError')
    }
    Object.assign(window, { letOpen: () => Object.defineProperty(IDBFactory.prototype, 'open', open) })
  })
  await expect(notice(other)).toHaveText(/^Offline mode is unavailable/, { timeout: TOLD_MS })
  await expect(connection(other)).not.toContainText('waiting')
  await other.evaluate(() => void (Reflect.get(window, 'letOpen') as () => void)())
  await expect(connection(other)).toContainText('1 change waiting')
  await expect(notice(other)).toHaveCount(0)
  await toggleFavourite(other, 'Japan', true)
  await expect(connection(other)).toContainText('2 changes waiting')
  await comeBack(other, ownServer)
  await expect(connection(other)).toHaveText(/^Online[^\d]*$/)
})

/** What a newer version does to the tables. Resolves whether everybody let go of the database at once. */
const upgrade = (page: Page, name: string) =>
  page.evaluate(
    (name) =>
      new Promise<boolean>((resolve) => {
        const request = indexedDB.open(name, 1000)
        request.addEventListener('blocked', () => resolve(false))
        request.addEventListener('success', () => resolve(true))
      }),
    name,
  )

test('a tab of an older version lets go of its databases, asks for a reload and writes nothing any more', async ({
  page: old,
  context,
  ownServer,
}) => {
  await openDemo(old, ownServer.url)
  const names = (await databaseNames(old)).filter((name) => name.startsWith('storeglass-'))
  expect(names).toHaveLength(2)
  const newer = await context.newPage()
  await newer.goto(`${ownServer.url}/robots.txt`)
  for (const name of names) expect(await upgrade(newer, name)).toBe(true)
  await expect(notice(old)).toHaveText(/^A newer version of Storeglass runs in another tab/, { timeout: TOLD_MS })
  await goOffline(old, ownServer)
  await toggleFavourite(old, 'Japan', true)
  await expect(old.getByText("Couldn't save the change")).toBeVisible()
  expect(await deviceRows(newer, 'outbox', 'commands')).toEqual([])
  await expect(notice(old).getByRole('button', { name: 'Reload' })).toBeVisible()
})

test('a database that another tab holds and will not let go is told within five seconds, and the app goes on online; once that tab is closed, it goes on offline, too', async ({
  page,
  context,
  ownServer,
}) => {
  await openDemo(page, ownServer.url)
  const names = (await databaseNames(page)).filter((name) => name.startsWith('storeglass-'))
  const holding = await context.newPage()
  await holding.goto(`${ownServer.url}/robots.txt`)
  await page.goto(`${ownServer.url}/robots.txt`)
  // As an older version left them, in a tab that does not answer.
  for (const name of names) {
    await holding.evaluate(
      (name) =>
        new Promise((resolve) => {
          indexedDB.deleteDatabase(name)
          const request = indexedDB.open(name, 1)
          Object.assign(window, { [name]: request })
          request.addEventListener('success', resolve)
        }),
      name,
    )
  }
  await page.goto(ownServer.url)
  await expect(appTitle(page)).toContainText('Moorlight')
  await expect(notice(page)).toHaveText(/^Close the other Storeglass tabs/, { timeout: TOLD_MS })
  // What can't be kept is sent at once, as soon as the database is given up.
  const sent = page.waitForResponse((answer) => answer.url().endsWith('favourite/countries/JP'))
  await toggleFavourite(page, 'Japan', true)
  expect((await sent).ok()).toBe(true)
  await expect(connection(page)).toHaveText(/^Online[^\d]*$/)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await holding.close()
  await expect(notice(page)).toHaveCount(0)
  await goOffline(page, ownServer)
  await toggleFavourite(page, 'Germany', true)
  await expect(connection(page)).toContainText('1 change waiting')
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
  await page.reload()
  await expect(appTitle(page)).toContainText('Moorlight')
  await expect(connection(page)).toContainText('1 change waiting')
  await comeBack(page, ownServer)
  await expect(connection(page)).toHaveText(/^Online[^\d]*$/)
})
