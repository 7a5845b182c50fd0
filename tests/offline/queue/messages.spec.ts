import * as fc from 'fast-check'
import * as v from 'valibot'
import { PageMessage, WorkerMessage } from '#contract/worker/worker.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { appTitle, connection, expect, goOffline, test } from '#tests/support/test.ts'

const MESSAGES = 500

const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom('', '../', '__proto__', 'x'.repeat(10_000), '11111111-1111-4111-8111-11111111111g', 1e308),
)
/** What looks like a message of the worker, of a page or of another tab, and isn't one. */
const almost = fc.record(
  {
    type: fc.oneof(
      fc.constantFrom('SKIP_WAITING', 'USER', 'FORGET', 'WAKE_UP', 'WHO', 'signedIn', 'renewed', 'ended', 'loggedOut'),
      junk,
    ),
    userId: junk,
    tokens: junk,
  },
  { requiredKeys: [] },
)
const isMessage = (value: unknown) => v.is(WorkerMessage, value) || v.is(PageMessage, value)

test(`${MESSAGES} messages that are none change nothing: not in the worker, not in the page, not in another tab`, async ({
  page,
  ownServer,
}) => {
  const messages = fc.sample(
    fc.oneof(junk, almost).filter((value) => !isMessage(value)),
    MESSAGES,
  )
  await openDemo(page, ownServer.url)
  const title = await appTitle(page).innerText()
  const stores = () =>
    page.evaluate(async () => [...(await caches.keys()), ...(await indexedDB.databases()).map(({ name }) => name)])
  const before = await stores()

  await page.evaluate((text) => {
    const all = JSON.parse(text) as unknown[]
    const channel = new BroadcastChannel('storeglass-session')
    const say = channel.postMessage.bind(channel)
    const { controller } = navigator.serviceWorker
    for (const message of all) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
      controller?.postMessage(message)
      say(message)
      window.postMessage(message, location.origin)
      navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: message }))
    }
    channel.close()
  }, JSON.stringify(messages))

  await expect(connection(page)).toHaveText(/^Online/)
  await goOffline(page, ownServer)
  await page.reload()
  await expect(appTitle(page)).toHaveText(title)
  expect(await stores()).toEqual(expect.arrayContaining(before))
})
