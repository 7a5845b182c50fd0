// `npm run test:powercut [-- rounds]`: cuts the power of the disk under writes; nothing acknowledged may be lost.
import { setTimeout as delay } from 'node:timers/promises'
import { PulledDisk } from '../support/faults/pulled-disk.ts'
import { ServerProcess } from '../support/servers/server-process.ts'
import { openClients } from '../support/api/steady-client.ts'

const ROUNDS = Number(process.argv[2] ?? 8)
/** The power goes at a random moment of this time; in the last two rounds after the disk's own habit of flushing, ms. */
const WITHIN_MS = { short: [1000, 8000], long: [42_000, 57_000] } as const
const CLIENTS = 5

const say = (line: string) => process.stdout.write(`${line}\n`)

async function run(): Promise<boolean> {
  const disk = new PulledDisk()
  const server = await ServerProcess.start({ STOREGLASS_DATA: disk.folder, LOG_LEVEL: 'silent' })
  let lost = 0
  let acknowledged = 0
  let unflushedGone = 0
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const [least, most] = ROUNDS - round < 2 ? WITHIN_MS.long : WITHIN_MS.short
      const after = least + Math.random() * (most - least)
      // Anew each time: what they are signed in with is good for ten minutes.
      const clients = await openClients(server.url, CLIENTS)
      const working = clients.map((client) => client.work(() => false))
      await delay(after)
      server['child']?.kill('SIGSTOP')
      disk.cut()
      await server.kill()
      await Promise.all(working)
      const isGone = disk.powerUp()
      await server.start()
      const missing = (await Promise.all(clients.map((client) => client.lost()))).flat().length
      const written = clients.reduce((sum, client) => sum + client.acknowledged.length, 0)
      for (const client of clients) client.close()
      say(
        `round ${round}, after ${Math.round(after)} ms: ${written} writes acknowledged, ${missing} lost; ` +
          `what was never flushed is ${isGone ? 'gone' : 'still there'}`,
      )
      acknowledged += written
      lost += missing
      if (isGone) unflushedGone += 1
    }
  } finally {
    await server.remove()
    disk.remove()
  }
  say(`${ROUNDS} power cuts: ${acknowledged} writes acknowledged, ${lost} lost`)
  if (unflushedGone === 0)
    say('Nothing unflushed was lost either: this machine flushes at once, and the cuts show nothing.')
  return lost === 0 && unflushedGone > 0
}

const missing = PulledDisk.missing()
if (missing === null) process.exitCode = (await run()) ? 0 : 1
else say(`Power-cut check skipped: ${missing}.`)
