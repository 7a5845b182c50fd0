// `npm run dev:stores`: stores on this machine, until Ctrl+C.
import { parseArgs } from 'node:util'
import { openLocalStores } from './open-local-stores.ts'
import { readRecorded } from './recorded/read-recorded.ts'

const usage = `Usage: npm run dev:stores -- [--from DIR] [--port 4330] [--no-limits] [--slow] [--refuse] [--withhold]

Starts an App Store and a Google Play on this machine, which tell the sample market, and prints how to start Storeglass on them.
--from DIR    recorded product pages (HTML) and answers of iTunes Lookup or Search (JSON), told in place of the sample market's
--port        where they are asked; 0: any port that is free
--no-limits   nobody is refused for asking too often, and the printed budgets are higher
--slow        each answer comes after three seconds
--refuse      nobody is answered
--withhold    the App Store's feeds of reviews are empty
`

const PORT_MAX = 65_535

/** A mistake in the arguments; the message is one line for whoever typed them. */
class BadArgument extends Error {}

function readArguments() {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      port: { type: 'string', default: '4330' },
      'no-limits': { type: 'boolean', default: false },
      slow: { type: 'boolean', default: false },
      refuse: { type: 'boolean', default: false },
      withhold: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const port = /^\d+$/.test(values.port) ? Number(values.port) : Number.NaN
  if (!(port <= PORT_MAX)) throw new BadArgument(`--port must be a number from 0 to ${PORT_MAX}, not "${values.port}".`)
  return { ...values, port }
}

async function recordedIn(folder: string) {
  try {
    return await readRecorded(folder)
  } catch (error) {
    throw new BadArgument(`--from: the folder ${folder} can't be read.`, { cause: error })
  }
}

async function main(): Promise<void> {
  const { from, port, slow, refuse, withhold, help, 'no-limits': noLimits } = readArguments()
  if (help) {
    process.stdout.write(usage)
    return
  }
  const recorded = from === undefined ? undefined : await recordedIn(from)
  if (recorded)
    process.stdout.write(`${recorded.used} recorded answers; not used: ${recorded.unused.join(', ') || 'none'}\n`)
  const stores = await openLocalStores({ port, limits: !noLimits, slow, refuse, withhold, recorded })
  const settings = Object.entries(stores.env).map(([name, value]) => `${name}=${value}`)
  process.stdout.write(`Local stores on ${stores.url}. Start Storeglass with:\n\n${settings.join(' ')} npm start\n`)

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stores.close().then(() => process.exit(0)))
}

/** One line for what whoever typed the command can mend; null: a fault of the command itself. */
function lineOf(error: unknown): string | null {
  if (error instanceof BadArgument) return error.message
  const { code = '', message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return 'This port is in use. Name another one: --port 4331'
  return code.startsWith('ERR_PARSE_ARGS') ? message : null
}

try {
  await main()
} catch (error) {
  const line = lineOf(error)
  if (line === null) throw error
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}
