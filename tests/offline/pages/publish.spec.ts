import { expectAccessible } from '#tests/support/pages/axe.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { ServerProcess } from '#tests/support/servers/server-process.ts'
import { comeBack, connection, expect, goOffline, test } from '#tests/support/test.ts'

test('a subtitle is improved offline by the rules and the score, published to App Store Connect once there is a connection, and followed into the store', async ({
  page,
}) => {
  test.slow()
  const server = await ServerProcess.start({}, { program: 'tests/support/servers/serve-with-clock.ts' })
  const main = page.getByRole('main')
  const subtitle = main.getByRole('textbox', { name: 'Subtitle' })
  const write = async (text: string) => {
    await subtitle.fill(text)
    await subtitle.blur()
  }
  const publish = main.getByRole('button', { name: 'Publish', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Publish to App Store Connect' })
  const stateOfText = main.getByRole('listitem').filter({ hasText: 'Subtitle' })
  try {
    await openDemo(page, server.url)
    await page.goto(`${server.url}/creatives/store-listing`)
    await expect(main.getByText(/^Draft and live \d+$/)).toBeVisible({ timeout: 60_000 })

    await test.step('offline', async () => {
      await goOffline(page, server)
      await page.reload()
      await write('Sleep stories and calm')
      await expect(main.getByText('Hint: The name has “sleep” already.')).toBeVisible()
      await write('Rain for light sleepers')
      await expect(main.getByText('Hint: The name has “sleep” already.')).toBeHidden()
      await expect(main.getByText('13 → 14 of 15')).toBeVisible()
      await expect(publish).toBeDisabled()
      await expect(main.getByText(/^Publishing waits/)).toBeVisible()
      await expect(connection(page)).toContainText('1 change waiting')
    })

    await test.step('the plan, and what is confirmed', async () => {
      await comeBack(page, server)
      await publish.click()
      await expect(dialog.getByRole('checkbox', { name: 'Subtitle' })).toBeChecked({ timeout: 60_000 })
      await expectAccessible(page, 'publish to App Store Connect')
      await dialog.getByRole('radio', { name: 'Save and submit for review' }).click()
      await dialog.getByRole('button', { name: 'Publish 1 change' }).click()
      await expect(dialog).toBeHidden()
      await expect(stateOfText.getByText('Submitted for review')).toBeVisible({ timeout: 60_000 })
      await expectAccessible(page, 'published')
    })

    await test.step('each state up to the store, which has the text as it was written', async () => {
      await server.aMinuteLater()
      for (const state of ['In review', 'Approved', 'Released']) {
        await server.aMinuteLater()
        await expect(async () => {
          await page.reload()
          await expect(stateOfText.getByText(state)).toBeVisible({ timeout: 10_000 })
        }).toPass({ timeout: 90_000 })
      }
      await publish.click()
      await expect(dialog.getByText('App Store Connect has all your drafts already.')).toBeVisible()
    })
  } finally {
    await server.remove()
  }
})
