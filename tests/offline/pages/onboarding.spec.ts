import { FaultProxy } from '#tests/support/faults/fault-proxy.ts'
import { answerSurvey, guideOf } from '#tests/support/pages/guide.ts'
import { logInBeside, signUpAndVerify } from '#tests/support/pages/sign-up.ts'
import { appTitle, expect, test } from '#tests/support/test.ts'

test('ONB-089, C-04, OP-23: the server dies in the middle of Finish and the tab is closed: all is there, and nothing is done twice', async ({
  ownServer,
  profile,
}) => {
  test.slow()
  const proxy = await FaultProxy.start(ownServer.port)
  try {
    const before = await profile.open()
    const email = await signUpAndVerify(before, ownServer, { appUrl: proxy.url, app: null })
    const begun = guideOf(before)
    await begun.getByRole('combobox', { name: 'Your app' }).fill('moorlight')
    await begun
      .getByRole('option', { name: /Moorlight: Sleep/ })
      .first()
      .click()
    await begun.getByRole('button', { name: 'Continue' }).click()
    for (const country of [/Germany/, /Japan/]) await begun.getByRole('option', { name: country }).click()
    await begun.getByRole('button', { name: 'Continue' }).click()
    await answerSurvey(begun)
    // The apps are added, but nobody hears of it: a browser may ask again by itself. What follows finds no server.
    proxy.break('POST', /\/apps$/, { kind: 'lost-response' }, Number.POSITIVE_INFINITY)
    await begun.getByRole('button', { name: 'Finish' }).click()
    await expect.poll(() => proxy.forwarded.some((line) => /^POST \S*\/apps 200/.test(line))).toBe(true)
    await ownServer.kill()
    await expect(begun.getByRole('alert')).toContainText("Storeglass can't be reached")
    await expect(begun.getByText('Offline. Your entries are saved on this device.')).toBeVisible({ timeout: 30_000 })
    await expect(begun.getByRole('button', { name: 'Finish' })).toBeDisabled()
    await profile.close()

    proxy.mend()
    await ownServer.start()
    const page = await profile.open()
    await page.goto(proxy.url)
    const guide = guideOf(page)
    await expect(guide.getByLabel('Company size')).toHaveValue('1-10')
    await guide.getByRole('button', { name: 'Finish' }).click()
    await expect(appTitle(page)).toContainText('Moorlight')
    await expect(guide).toHaveCount(0)

    const { accessToken, identity } = await logInBeside(ownServer.url, email)
    const get = async (path: string): Promise<unknown> =>
      (await fetch(`${ownServer.url}/api${path}`, { headers: { authorization: `Bearer ${accessToken}` } })).json()
    expect(await get(`/bff/${identity.organizationId}/projects`)).toMatchObject([{ countries: ['de-DE', 'ja-JP'] }])
    expect(await get('/dashboard/config/v1/favourite/countries')).toMatchObject([
      { countryCode: 'DE' },
      { countryCode: 'JP' },
    ])
    expect(proxy.forwarded.filter((line) => /send-feedback 204/.test(line))).toHaveLength(1)
  } finally {
    await proxy.stop()
  }
})
