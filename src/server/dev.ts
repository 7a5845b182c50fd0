// `npm run dev`: the API, restarted when its sources change, beside Vite's server, which reloads the page.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { createServer as createNetServer, type AddressInfo } from 'node:net'
import { readConfig } from './kernel/config.ts'
import { faultsInTexts } from './sample/check-texts.ts'
import { nodeEnvironment, nodeFlags } from './node-flags.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const config = readConfig(process.env)

const faults = faultsInTexts()
if (faults.length > 0) {
  process.stderr.write(`The texts of the sample market are not as they must be:\n${faults.join('\n')}\n`)
  process.exit(1)
}

const apiPort = await freePort()
const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`

function startApi(): ChildProcess {
  return spawn(
    process.execPath,
    [
      ...nodeFlags,
      '--watch-path=src/server',
      '--watch-path=src/contract',
      '--watch-path=src/aso',
      '--watch-preserve-output',
      'src/server/main.ts',
    ],
    {
      cwd: root,
      env: { ...nodeEnvironment, ...process.env, PORT: String(apiPort), HOST: '127.0.0.1', PUBLIC_URL: publicUrl },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
}

const api = startApi()
const target = `http://127.0.0.1:${apiPort}`
const vite = await createServer({
  root,
  server: {
    host: config.host,
    port: config.port,
    strictPort: true,
    proxy: { '/api': target, '/dev/': target },
  },
})
await vite.listen()
await untilApiAnswers()
process.stdout.write(`Storeglass is at ${publicUrl} (development)\n`)

/** The first start creates a database, which takes a few seconds. */
async function untilApiAnswers(): Promise<void> {
  for (;;) {
    const answer = await fetch(`${target}/api/healthz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function stop(): Promise<void> {
  await vite.close()
  if (api.exitCode === null) {
    const gone = once(api, 'exit')
    api.kill('SIGTERM')
    await gone
  }
  process.exit(0)
}
process.once('SIGINT', () => void stop()).once('SIGTERM', () => void stop())
api.once('exit', (code) => process.exit(code ?? 1))

/** A free port of this machine. */
async function freePort(): Promise<number> {
  const probe = createNetServer()
  probe.listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
