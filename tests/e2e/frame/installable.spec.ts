import { FaultProxy } from '#tests/support/faults/fault-proxy.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { expect, test, workerReady } from '#tests/support/test.ts'

test.use({ serviceWorkers: 'allow' })

test('the app can be installed: manifest, icons and a worker for the whole scope', async ({ page, server }) => {
  await openDemo(page, server.url)
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  expect(href).toBe('/manifest.webmanifest')
  const manifest = await (await page.request.get(server.url + href)).json()
  expect(manifest).toMatchObject({ name: 'Storeglass', display: 'standalone', scope: '/', id: '/' })
  const purposes = manifest.icons.map((icon: { purpose?: string }) => icon.purpose ?? 'any')
  expect(purposes).toContain('maskable')
  expect(manifest.icons.map((icon: { sizes: string }) => icon.sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  )
  for (const picture of [...manifest.icons, ...manifest.screenshots])
    expect((await page.request.get(new URL(picture.src, server.url).href)).status()).toBe(200)

  for (const shortcut of manifest.shortcuts) {
    await page.goto(server.url + shortcut.url)
    await expect(page).toHaveURL(new RegExp(`^${server.url}${shortcut.url}`))
    await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toBeVisible()
  }

  const worker = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return { scope: new URL(registration.scope).pathname, script: new URL(registration.active!.scriptURL).pathname }
  })
  expect(worker).toEqual({ scope: '/', script: '/sw.js' })
  const script = await page.request.get(`${server.url}/sw.js`)
  expect(script.headers()['cache-control']).toContain('no-cache')
})

test('the browser itself finds nothing that stands against an installation, and reads the whole manifest', async ({
  page,
  server,
}) => {
  await openDemo(page, server.url)
  const devtools = await page.context().newCDPSession(page)
  const { errors, data } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '{}')).toMatchObject({
    launch_handler: { client_mode: 'navigate-existing' },
    share_target: { action: '/share', method: 'GET' },
    file_handlers: [{ action: '/open' }],
  })
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // A context of its own counts as incognito, where nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

test("the window's own colour and title follow what is chosen and shown", async ({ page, server }) => {
  await openDemo(page, server.url)
  const colours = () =>
    page.locator('meta[name=theme-color]').evaluateAll((all) => all.map((one) => one.getAttribute('content')))
  expect(await colours()).toEqual(['#f8f6f2', '#141311'])
  await page.keyboard.press('Control+k')
  await page.getByRole('textbox', { name: 'Search pages, apps, countries and commands' }).fill('Appearance: dark')
  await page.keyboard.press('Enter')
  await expect.poll(colours).toEqual(['#141311', '#141311'])
  await expect(page).toHaveTitle('App Overview · Storeglass')
})

test('an installation that misses its script or a file is tried again without a new load', async ({ page, server }) => {
  const proxy = await FaultProxy.start(server.port)
  proxy.break('GET', /^\/sw\.js/, { kind: 'answer', status: 503, body: '{}' })
  // The lanes and Workbox itself ask for it once each.
  proxy.break('GET', /\/assets\/account-plans-/, { kind: 'answer', status: 503, body: '{}' }, 2)
  try {
    await page.goto(proxy.url)
    await expect(page.getByRole('button', { name: 'Explore the demo' })).toBeVisible()
    await workerReady(page)
  } finally {
    await proxy.stop()
  }
})

test('every page of the app comes with a strict policy', async ({ page, server }) => {
  const response = await page.request.get(server.url)
  const policy = response.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src')) ?? ''
  expect(scripts).not.toContain('unsafe-inline')
  expect(scripts).not.toContain('unsafe-eval')
})
