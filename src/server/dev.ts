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
const model = config.ai ? undefined : await startModel()
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
      env: {
        ...nodeEnvironment,
        ...process.env,
        ...model?.env,
        PORT: String(apiPort),
        HOST: '127.0.0.1',
        PUBLIC_URL: publicUrl,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
}

/** Stands in for a language model where none is configured: it answers with words of the app's own texts. */
async function startModel() {
  const port = await freePort()
  const running = spawn(process.execPath, [...nodeFlags, 'tests/support/servers/run-fake-model.ts', String(port)], {
    cwd: root,
    env: { ...nodeEnvironment, ...process.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return { running, env: { AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: 'stand-in' } }
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
  // Vite ends this process at a signal by itself: the others are told first.
  model?.running.kill('SIGTERM')
  const gone = api.exitCode === null ? once(api, 'exit') : undefined
  api.kill('SIGTERM')
  await vite.close()
  await gone
  process.exit(0)
}
process.once('SIGINT', () => void stop()).once('SIGTERM', () => void stop())
api.once('exit', (code) => {
  model?.running.kill('SIGTERM')
  process.exit(code ?? 1)
})

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
