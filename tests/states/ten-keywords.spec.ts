import { apiOf } from '#tests/support/pages/demo-api.ts'
import { isKept } from '#tests/support/pages/kept.ts'
import { keywordPages, keywordRows } from '#tests/support/pages/keyword-pages.ts'
import { logInBeside, signUpAndVerify } from '#tests/support/pages/sign-up.ts'
import { trackTen, ways } from '#tests/support/pages/ten-keywords.ts'
import { comeBack, connection, expect, goOffline, test, workerReady } from '#tests/support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** From the press on the overview's link to ten tracked keywords, ms. */
const ONE_MINUTE = 60_000

for (const [name, { way, use }] of Object.entries(ways))
  test.describe(name, () => {
    test.use(use)

    test('KEY-001, OP-86: a new user tracks ten keywords in a minute from the overview on, and ten more without the server, which it gets once', async ({
      page,
      ownServer,
    }) => {
      test.slow()
      const email = await signUpAndVerify(page, ownServer)
      await workerReady(page)
      const now = () => page.evaluate(() => performance.now())
      const begun = await now()
      const online = await trackTen(page, way)
      await expect(keywordRows(page).getByText('Tracked', { exact: true })).toHaveCount(10)
      const took = (await now()) - begun
      process.stdout.write(`Ten keywords ${name}: ${(took / 1000).toFixed(1)} s\n`)
      expect(took).toBeLessThan(ONE_MINUTE)

      const api = apiOf(ownServer.url, await logInBeside(ownServer.url, email))
      const [project] = await api.projects()
      const tracked = async () => (await api.trackedKeywords(project?.projectId ?? '')).toSorted()
      expect(await tracked()).toEqual(online.toSorted())
      for (const endpoint of ['getKeywordSuggestions', 'getTrackedKeywords']) await isKept(page, endpoint)

      await goOffline(page, ownServer)
      await page.goto(ownServer.url)
      const offline = await trackTen(page, way)
      await expect(keywordRows(page).getByText('Not sent yet', { exact: true })).toHaveCount(10)
      await expect(connection(page)).toContainText('1 change waiting')
      await page.goto(ownServer.url + keywordPages.monitor)
      const rows = keywordRows(page).or(page.getByRole('list', { name: 'Tracked keywords' }).getByRole('listitem'))
      await expect(rows).toHaveCount(20)
      await expect(rows.getByText('Not sent yet')).toHaveCount(10)

      const sent: number[] = []
      page.on('response', (response) => {
        const isAddition = response.request().method() === 'POST' && response.url().includes('/keywords?')
        if (isAddition) sent.push(response.status())
      })
      await comeBack(page, ownServer)
      await expect(connection(page)).not.toContainText('waiting', { timeout: 60_000 })
      await expect(rows.getByText('Not sent yet')).toHaveCount(0)
      await expect(rows).toHaveCount(20)
      expect(sent.filter((status) => status < 300)).toHaveLength(1)
      expect(await tracked()).toEqual([...online, ...offline].toSorted())
    })
  })
