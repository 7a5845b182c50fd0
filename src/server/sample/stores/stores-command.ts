// `npm run dev:stores`: stores on this machine, until Ctrl+C.
import { parseArgs } from 'node:util'
import { openLocalStores } from './open-local-stores.ts'

const PORT = 4330

const { values } = parseArgs({ options: { port: { type: 'string', default: String(PORT) } } })
const stores = await openLocalStores({ port: Number(values.port) })
const settings = Object.entries(stores.env).map(([name, value]) => `${name}=${value}`)
process.stdout.write(`Local stores on ${stores.url}. Start Storeglass with:\n\n${settings.join(' ')} npm start\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stores.close().then(() => process.exit(0)))
