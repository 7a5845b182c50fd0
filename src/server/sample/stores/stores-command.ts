// `npm run dev:stores`: stores on this machine, until Ctrl+C.
import { parseArgs } from 'node:util'
import { openLocalStores } from './open-local-stores.ts'
import { readRecorded } from './recorded/read-recorded.ts'

const usage = `Usage: npm run dev:stores -- [--from DIR] [--port 4330] [--no-limits] [--slow] [--refuse]

Starts an App Store and a Google Play on this machine, which tell the sample market, and prints how to start Storeglass on them.
--from DIR    recorded product pages (HTML) and answers of iTunes Lookup or Search (JSON), told in place of the sample market's
--no-limits   nobody is refused for asking too often, and the printed budgets are higher
--slow        each answer comes after three seconds
--refuse      nobody is answered
`

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    port: { type: 'string', default: '4330' },
    'no-limits': { type: 'boolean', default: false },
    slow: { type: 'boolean', default: false },
    refuse: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) process.stdout.write(usage)
else {
  const { from, port, slow, refuse } = values
  const recorded = from === undefined ? undefined : await readRecorded(from)
  if (recorded)
    process.stdout.write(`${recorded.used} recorded answers; not used: ${recorded.unused.join(', ') || 'none'}\n`)
  const stores = await openLocalStores({ port: Number(port), limits: !values['no-limits'], slow, refuse, recorded })
  const settings = Object.entries(stores.env).map(([name, value]) => `${name}=${value}`)
  process.stdout.write(`Local stores on ${stores.url}. Start Storeglass with:\n\n${settings.join(' ')} npm start\n`)

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stores.close().then(() => process.exit(0)))
}
