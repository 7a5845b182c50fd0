import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { logIn, signUp } from '#contract/auth/auth.ts'
import { API_BASE } from '#contract/protocol/endpoint.ts'
import { updateProfile } from '#contract/profile.ts'
import { listen } from '#server/http/listen.ts'
import { createLog } from '#server/kernel/log.ts'
import type { Api } from '#tests/support/api/api.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'

/** The API behind a socket, with the lines that it logs. */
async function serveLogged(open: (options: { services: object }) => Promise<Api>) {
  const lines: { event: string; level: string; status?: number }[] = []
  const log = createLog('debug', (line) => lines.push(JSON.parse(line) as (typeof lines)[number]))
  const api = await open({ services: { log } })
  const listening = await listen((request, env) => api.app.fetch(request, env), { host: '127.0.0.1', port: 0 })
  return { api, lines, ...listening }
}

const head = (method: string, path: string) =>
  `${method} ${API_BASE}${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n`

/** Begins to send, and goes away in the middle of the body. */
async function cutOff(port: number, path: string): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  await new Promise<void>((sent) => socket.write(`${head('POST', path)}{"email":`, () => sent()))
  socket.destroy()
}

describeOnEachDatabase('a request that is cut off', (open) => {
  test('is one line for who looks for it, and no error', async () => {
    const { lines, port, close } = await serveLogged(open)
    const paths = [logIn.path, signUp.path, '/billing/v1/stripe/webhook']
    await Promise.all(Array.from({ length: 30 }, (_, index) => cutOff(port, paths[index % paths.length]!)))
    await expect.poll(() => lines.filter(({ event }) => event === 'request').length).toBe(30)
    await close()
    expect(lines.filter(({ level }) => level !== 'debug')).toEqual([])
    expect(lines).toHaveLength(30)
  })

  test('without a token it is refused before its body has come', async () => {
    const { port, close } = await serveLogged(open)
    const socket = connect(port, '127.0.0.1')
    socket.write(`${head('PUT', updateProfile.path.replace('{userId}', crypto.randomUUID()))}{`)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 401 /)
    socket.destroy()
    await close()
  })
})
