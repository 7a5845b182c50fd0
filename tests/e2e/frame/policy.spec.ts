import { apiHeaders } from '#tests/support/pages/api-headers.ts'
import { ServerProcess } from '#tests/support/servers/server-process.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { expect, test } from '#tests/support/test.ts'

// What a worker asks for can't be answered by a test.
test('a text never becomes a script: the browser refuses it, whoever tries', async ({
  page,
  server,
  problems,
  brokenPolicy,
}) => {
  await page.goto(server.url)
  await expect(page.getByRole('button', { name: 'Explore the demo' })).toBeVisible()
  const outcomes = await page.evaluate(() => {
    const tries: Record<string, () => unknown> = {
      markup: () => Object.assign(document.createElement('div'), { innerHTML: '<img src=x onerror=alert(1)>' }),
      'script of this server': () => Object.assign(document.createElement('script'), { src: '/assets/any.js' }),
      'text of a script': () => Object.assign(document.createElement('script'), { text: 'alert(1)' }),
      'another worker': () => new Worker('/assets/any.js'),
      'frame with a document': () => Object.assign(document.createElement('iframe'), { srcdoc: '<b>x</b>' }),
      'another policy': () => window.trustedTypes?.createPolicy('other', {}),
    }
    return Object.entries(tries).filter(([, attempt]) => {
      try {
        attempt()
        return true
      } catch (error) {
        return !(error instanceof TypeError)
      }
    })
  })
  expect(outcomes).toEqual([])
  await expect.poll(() => brokenPolicy.length).toBe(6)
  brokenPolicy.length = 0
  problems.length = 0
})

test('the messenger that a user agreed to runs, from where the operator has it', async ({ page }) => {
  const messenger = 'https://chat.example.com/widget.js'
  const server = await ServerProcess.start({ CHAT_URL: messenger })
  try {
    await page.route(messenger, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `const policy = trustedTypes.createPolicy('messenger', { createHTML: (text) => text })
          document.addEventListener('storeglass:chat', ({ detail }) => {
            const box = document.createElement('aside')
            box.innerHTML = policy.createHTML('<b>Chat for ' + detail.do + '</b>')
            document.body.append(box)
          })`,
      }),
    )
    await page.route('**/feature-flags', (route) =>
      route.fulfill({ headers: apiHeaders, json: ['feature_chat_support'] }),
    )
    await page.goto(server.url)
    await page.getByRole('button', { name: 'Accept all' }).click()
    await openDemo(page, server.url)
    await expect(page.getByText('Chat for boot')).toBeVisible()
  } finally {
    await server.remove()
  }
})
