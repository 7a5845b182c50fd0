import { expect, test } from 'vitest'
import { startingAnswer } from './starting-answer.ts'

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  startingAnswer(new Request(`http://localhost${path}`, { method, headers }))
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test('while the server starts a browser is told so on a page that loads itself anew, in its language', async () => {
  const english = ask('/app-overview', browser)
  expect(english.status).toBe(503)
  expect(english.headers.get('retry-after')).toBe('2')
  expect(english.headers.get('cache-control')).toBe('no-store')
  const page = await english.text()
  expect(page).toContain('Storeglass is starting')
  expect(page).toContain('<meta http-equiv="refresh" content="2">')
  expect(await ask('/', { ...browser, 'accept-language': 'de-AT,de;q=0.9' }).text()).toContain('Storeglass startet')
})

test('its page runs no script and keeps to a policy of its own', async () => {
  const answer = ask('/', browser)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/style-src 'sha256-[\w+/=]+'/)
  expect(policy).not.toContain('unsafe-inline')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await answer.text()).not.toContain('<script')
})

test.each([
  ['a question to the API', '/api/healthz', browser, 'GET'],
  ['a program', '/', { accept: '*/*' }, 'GET'],
  ['a form', '/', browser, 'POST'],
])('%s is answered in JSON', async (_, path, headers, method) => {
  const answer = ask(path, headers, method)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ error: 'UNAVAILABLE' })
})
