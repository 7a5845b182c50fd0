import { sample } from '#tests/support/stores/sample-apps.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { comeBack, connection, expect, filled, test } from '#tests/support/test.ts'

test('an address shared offline becomes a competitor that waits, and says what needs a connection', async ({
  page,
  ownServer,
}) => {
  const api = await openDemo(page, ownServer.url)
  const [project] = await api.projects()
  await filled(page)
  await ownServer.kill()
  await page.goto(
    `${ownServer.url}/share?text=${encodeURIComponent(`https://apps.apple.com/us/app/id${sample.nappery.trackId}`)}`,
  )
  await expect(page.getByText(/^You're offline/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add as one of your apps' })).toBeDisabled()
  await page.getByRole('button', { name: 'Add as competitor' }).click()
  await expect(page.getByText('Not sent yet. The change is pending on this device.')).toBeVisible()
  await expect(connection(page)).toContainText('1 change waiting')
  await page.reload()
  await expect(page.getByText('Not sent yet. The change is pending on this device.')).toBeVisible()

  await comeBack(page, ownServer)
  await expect(page.getByText('Not sent yet. The change is pending on this device.')).toHaveCount(0, {
    timeout: 60_000,
  })
  expect(await api.competitors(project!.projectId)).toContain(sample.nappery.trackId)
})
