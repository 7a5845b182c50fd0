import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getHealth } from '#contract/protocol/health.ts'
import { watchDisk } from '#server/db/embedded/watch-disk.ts'
import type { Services } from '#server/endpoints/services.ts'
import { readConfig } from '#server/kernel/config.ts'
import { createLog, errorFields } from '#server/kernel/log.ts'
import { createApp } from './create-app.ts'
import { health } from './health.ts'

const disk = { full: false }
const isDiskFull = () => disk.full

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a server whose disk is full answers that to whoever watches it', async () => {
  const services = {
    config: readConfig({}),
    log: createLog('error'),
    clock: () => new Date(),
    database: { kind: 'embedded', isDiskFull },
    jobStates: { summary: () => ({ state: 'idle', lagSeconds: 0 }) },
  } as unknown as Services
  const app = createApp(services, [health])
  const ask = () => app.request(`/api${getHealth.path}`)
  expect((await ask()).status).toBe(200)
  disk.full = true
  const answer = await ask()
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ error: 'UNAVAILABLE', details: { status: 'disk-full' } })
  disk.full = false
})

test('the log says in plain words that the disk is full, once, and that it has room again', async () => {
  const lines: string[] = []
  const log = createLog('info', (line) => lines.push(line))
  const stop = watchDisk('/data', log, isDiskFull)
  disk.full = true
  vi.advanceTimersByTime(60_000)
  const error = Object.assign(new Error('cannot execute UPDATE in a read-only transaction'), { code: '25006' })
  for (let time = 0; time < 10; time += 1) log.error('renewals failed', errorFields(error))
  disk.full = false
  vi.advanceTimersByTime(60_000)
  await stop()
  expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual([
    'disk full',
    'renewals failed',
    'disk has room again',
  ])
  expect(lines.join('')).not.toContain('stack')
})
