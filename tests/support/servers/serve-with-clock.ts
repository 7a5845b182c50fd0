import { fileURLToPath } from 'node:url'
import { readConfig } from '#server/kernel/config.ts'
import { startServer } from '#server/start-server.ts'
import { movableClock } from './movable-clock.ts'

// The server as `src/server/main.ts` starts it, with a clock that each SIGUSR2 puts forward by a little more than a minute.
const clock = movableClock()
const webFolder = fileURLToPath(new URL('../../../dist', import.meta.url))
const server = await startServer(readConfig(process.env), { webFolder, clock: clock.now })
process.on('SIGUSR2', () => {
  clock.advance(61_000)
  process.stdout.write('A minute later\n')
})
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
process.stdout.write(`Storeglass is at ${server.url}\n`)
