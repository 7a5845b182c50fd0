import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { LINGER_MS, listen, SWEEP_MS, type Listening } from './listen.ts'

/** Node itself waits a second longer than it is told. */
const NODES_OWN_MS = 1000
const KEEP_ALIVE_MS = 50
const ask = 'GET / HTTP/1.1\r\nHost: test\r\n\r\n'

let listening: Listening
let socket: Socket
afterEach(async () => {
  socket.destroy()
  await listening.close()
})

async function open(): Promise<void> {
  listening = await listen(() => new Response('here'), { host: '127.0.0.1', port: 0, keepAliveMs: KEEP_ALIVE_MS })
  socket = connect(listening.port, '127.0.0.1')
  await once(socket, 'connect')
}

/** Nothing else runs meanwhile, the server neither. */
const beBusy = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

async function answer(): Promise<string> {
  const [chunk] = (await once(socket, 'data')) as [Buffer]
  return chunk.toString()
}

test('a request that came in while the server was too busy to look is answered, however long its connection was idle', async () => {
  await open()
  socket.write(ask)
  expect(await answer()).toContain('here')
  // It lies in the system's buffer when the idle connection's time is up.
  socket.write(ask)
  beBusy(NODES_OWN_MS + 4 * KEEP_ALIVE_MS)
  expect(await answer()).toContain('here')
})

test('a request that came in just when a server that stops closes idle connections is answered', async () => {
  await open()
  socket.write(ask)
  expect(await answer()).toContain('here')
  const closed = listening.close()
  beBusy(LINGER_MS)
  await setImmediate()
  await setImmediate()
  // Idle connections are looked for from now on, and this one has brought nothing that the server knows of.
  socket.write(ask)
  beBusy(SWEEP_MS)
  expect(await answer()).toContain('here')
  await closed
})

test('a connection on which nothing comes any more is closed', async () => {
  await open()
  socket.write(ask)
  expect(await answer()).toContain('here')
  await once(socket, 'close')
})
