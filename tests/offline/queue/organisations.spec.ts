import path from 'node:path'
import * as v from 'valibot'
import { exploreDemo, TokenResponse } from '#contract/auth/auth.ts'
import { API_BASE } from '#contract/protocol/endpoint.ts'
import { openEmbedded } from '#server/db/database.ts'
import { FaultProxy } from '#tests/support/faults/fault-proxy.ts'
import { pendingChanges, toggleFavourite } from '#tests/support/pages/changes.ts'
import { apiOf } from '#tests/support/pages/demo-api.ts'
import { openInbox, openReview, reviewsOnServer } from '#tests/support/pages/reviews.ts'
import { logInAs, logInBeside, signUpAndVerify } from '#tests/support/pages/sign-up.ts'
import type { ServerProcess } from '#tests/support/servers/server-process.ts'
import { connection, expect, test, workerReady } from '#tests/support/test.ts'

/** Two organisations with the same app and the same reviews, each with somebody who looks at it from inside. */
async function twoOrganisations(server: ServerProcess) {
  const demo = async () => {
    const json = { headers: { 'content-type': 'application/json' }, body: '{}' }
    const answer = await fetch(`${server.url}${API_BASE}${exploreDemo.path}`, { method: 'POST', ...json })
    return v.parse(TokenResponse, await answer.json())
  }
  const [harbour, lighthouse] = [await demo(), await demo()]
  const done = async (tokens: TokenResponse) =>
    (await reviewsOnServer(apiOf(server.url, tokens))).filter(({ isDone }) => isDone).length
  return {
    ids: { Harbour: harbour.identity.organizationId, Lighthouse: lighthouse.identity.organizationId },
    done: async () => ({ Harbour: await done(harbour), Lighthouse: await done(lighthouse) }),
  }
}

/** Puts somebody into organisations that get these names; they are in the first one now. */
async function join(server: ServerProcess, userId: string, ids: Record<string, string>): Promise<void> {
  await server.stop()
  const { db, close } = await openEmbedded(path.resolve(server.data))
  try {
    for (const [name, id] of Object.entries(ids)) {
      await db.updateTable('organisation').set({ name }).where('id', '=', id).execute()
      const membership = { organisation_id: id, user_id: userId, role: 'owner' as const, joined_at: new Date() }
      await db.insertInto('membership').values(membership).execute()
    }
    const [current_organisation_id = null] = Object.values(ids)
    await db.updateTable('app_user').set({ current_organisation_id }).where('id', '=', userId).execute()
  } finally {
    await close()
  }
  await server.start()
}

test('changes queued in one organisation never reach another one into which a second device has switched meanwhile', async ({
  page,
  browser,
  ownServer,
}) => {
  test.slow()
  const proxy = await FaultProxy.start(ownServer.port)
  /** Changes of the first device that had an effect. */
  const sent: string[] = []
  proxy.onPassing = ({ at, key, method, path: to, status, replayed }) => {
    if (at === 'answer' && key !== undefined && status !== null && status < 300 && !replayed)
      sent.push(`${method} ${to.split('?')[0]?.split('/').at(-1)}`)
  }
  const second = await browser.newPage()
  try {
    const email = await signUpAndVerify(page, ownServer, { appUrl: proxy.url })
    const { identity } = await logInBeside(ownServer.url, email)
    const { ids, done } = await twoOrganisations(ownServer)
    await join(ownServer, identity.userId, ids)
    await openInbox(page, proxy.url, '?view=to-answer')
    await workerReady(page)
    const before = await done()
    sent.length = 0

    await test.step('the first device queues in Harbour', async () => {
      proxy.isCut = true
      await page.evaluate(() => window.dispatchEvent(new Event('offline')))
      await expect(connection(page)).toHaveText(/^Offline/)
      await openReview(page).getByRole('button', { name: 'Mark as done' }).click()
      await page.evaluate(() => history.pushState({}, '', '/app-overview/my-app'))
      await toggleFavourite(page, 'Japan', true)
      await expect(connection(page)).toContainText('2 changes waiting')
    })

    await test.step('the second device switches to Lighthouse', async () => {
      await second.goto(`${ownServer.url}/login`)
      await logInAs(second, email)
      await expect(second).toHaveURL(/app-overview|home/)
      await second.goto(`${ownServer.url}/settings/team`)
      await second.getByRole('button', { name: 'Switch to Lighthouse' }).click()
      await expect(second).toHaveURL(/app-overview/)
    })

    await test.step('the first device comes back: nothing is sent, and the list says to whom it belongs', async () => {
      proxy.isCut = false
      await page.reload()
      await expect(connection(page)).toHaveText(/^Online.*2 changes waiting/)
      const dialog = await pendingChanges(page)
      const group = dialog.getByRole('region', { name: 'Belongs to Harbour' })
      await expect(group.getByRole('listitem')).toHaveCount(2)
      await expect(group.getByRole('button', { name: 'Discard' })).toHaveCount(2)
      expect(sent).toEqual([])
      expect(await done()).toEqual(before)
      expect(await apiOf(ownServer.url, await logInBeside(ownServer.url, email)).favourites()).not.toContain('JP')
      await group.getByRole('button', { name: 'Switch to Harbour' }).click()
    })

    await expect(connection(page)).toHaveText(/^Online(?!.*waiting)/, { timeout: 60_000 })
    await expect.poll(() => sent.toSorted()).toEqual(['PUT JP', 'PUT done'])
    expect(await done()).toEqual({ ...before, Harbour: before.Harbour + 1 })
    expect(await apiOf(ownServer.url, await logInBeside(ownServer.url, email)).favourites()).toContain('JP')
  } finally {
    await second.close()
    await proxy.stop()
  }
})
