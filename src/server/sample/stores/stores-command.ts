// `npm run dev:stores`: stores on this machine, until Ctrl+C.
import { parseArgs } from 'node:util'
import { openLocalStores } from './open-local-stores.ts'

const usage = `Usage: npm run dev:stores -- [--port 4330] [--no-limits] [--slow] [--refuse]

Starts an App Store and a Google Play on this machine, which tell the sample market, and prints how to start Storeglass on them.
--no-limits   nobody is refused for asking too often, and the printed budgets are higher
--slow        each answer comes after three seconds
--refuse      nobody is answered
`

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4330' },
    'no-limits': { type: 'boolean', default: false },
    slow: { type: 'boolean', default: false },
    refuse: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) process.stdout.write(usage)
else {
  const { port, slow, refuse } = values
  const stores = await openLocalStores({ port: Number(port), limits: !values['no-limits'], slow, refuse })
  const settings = Object.entries(stores.env).map(([name, value]) => `${name}=${value}`)
  process.stdout.write(`Local stores on ${stores.url}. Start Storeglass with:\n\n${settings.join(' ')} npm start\n`)

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stores.close().then(() => process.exit(0)))
}
