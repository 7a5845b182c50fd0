import { setTimeout as delay } from 'node:timers/promises'
import { FakeModel } from '../support/servers/fake-model.ts'
import { ServerProcess } from '../support/servers/server-process.ts'
import { prepareAttacks, STAFF } from './attacks.ts'
import { MixedClient } from './mixed-client.ts'
import { engineMegabytes, residentMegabytes } from './resident.ts'
import type { Row } from './row.ts'

const CLIENTS = 40
/** Clients work without a pause worth the name, ms. */
const PAUSE_MS = 200
const MINUTE_MS = 60_000
const BEFORE_MINUTES = 2
const ATTACK_MINUTES = Number(process.env['BENCH_ATTACK_MINUTES'] ?? 5)
const AFTER_MINUTES = Number(process.env['BENCH_MINUTES'] ?? 60)

interface Sample {
  phase: 'before' | 'during' | 'after'
  resident: number
  /** Of it the embedded database. */
  engine: number
}

/**
 * Memory of the server's process before, during and after minutes of hostile use; `BENCH_MINUTES` sets how long it is
 * watched afterwards, `BENCH_ATTACK_MINUTES` how long it is attacked. Each minute is printed as it comes.
 */
export async function benchMemoryAfterAttacks(): Promise<Row[]> {
  const model = await FakeModel.start()
  const ai = { AI_BASE_URL: model.url, AI_MODEL: 'fake', AI_DAILY_LIMIT: '999999', STOREGLASS_DEMO_AI: 'on' }
  const env = { NODE_ENV: 'production', STOREGLASS_DEMO: 'on', STOREGLASS_STAFF: STAFF.email, ...ai }
  const server = await ServerProcess.start(env, { isShort: false })
  try {
    const attacks = await prepareAttacks(server)
    const samples: Sample[] = []
    const watch = async (phase: Sample['phase'], minutes: number) => {
      for (let minute = 1; minute <= minutes; minute += 1) {
        await delay(MINUTE_MS)
        samples.push(sampleOf(server['child']?.pid ?? 0, phase))
        print(samples)
      }
    }
    await watch('before', BEFORE_MINUTES)
    const clients: MixedClient[] = []
    while (clients.length < CLIENTS) clients.push(await MixedClient.open(server.url))
    const until = performance.now() + ATTACK_MINUTES * MINUTE_MS
    const isOver = () => performance.now() > until
    const attacking = Promise.all([
      ...clients.map((client) => client.work(isOver, PAUSE_MS)),
      ...attacks.map((attack) => attack.repeat(isOver)),
    ])
    await watch('during', ATTACK_MINUTES)
    await attacking
    await watch('after', AFTER_MINUTES)
    const made = attacks.flatMap(({ name, done, refused }) => [
      { name: `attacks made: ${name}`, value: done, unit: '' },
      { name: `attacks refused: ${name}`, value: refused, unit: '' },
    ])
    const failed = clients.reduce((sum, client) => sum + client.failed.size, 0)
    return [...made, { name: 'kinds of requests of others that failed', value: failed, unit: '' }, ...rowsOf(samples)]
  } finally {
    await server.remove()
    await model.stop()
  }
}

const sampleOf = (pid: number, phase: Sample['phase']): Sample => ({
  phase,
  resident: residentMegabytes(pid),
  engine: engineMegabytes(pid),
})

function print(samples: readonly Sample[]): void {
  const { phase, resident, engine } = samples.at(-1)!
  process.stderr.write(
    `minute ${samples.length}, ${phase}: ${resident.toFixed(0)} MB, of it the embedded database ${engine.toFixed(0)} MB\n`,
  )
}

function rowsOf(samples: readonly Sample[]): Row[] {
  const most = (phase: Sample['phase']) =>
    Math.max(...samples.filter((sample) => sample.phase === phase).map(({ resident }) => resident))
  const last = samples.at(-1)!
  return [
    { name: 'memory before the attacks, at most', value: most('before'), unit: 'MB' },
    { name: `memory during ${ATTACK_MINUTES} minutes of attacks, at most`, value: most('during'), unit: 'MB' },
    { name: `memory ${AFTER_MINUTES} minutes after the attacks`, value: last.resident, unit: 'MB', budget: 600 },
    { name: 'of it the embedded database', value: last.engine, unit: 'MB' },
  ]
}
