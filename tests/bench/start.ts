import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../support/servers/server-process.ts'
import { median, type Row } from './row.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

async function startOnce(data: string): Promise<number> {
  const started = performance.now()
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env: { ...process.env, PORT: String(await freePort()), STOREGLASS_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  await new Promise<void>((resolve) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Storeglass is at ')) resolve()
    })
  })
  const taken = performance.now() - started
  const gone = once(child, 'exit')
  process.kill(-(child.pid ?? 0), 'SIGTERM')
  await gone
  return taken
}

/** `npm start` of an existing build until the line with the address, on a new and on an existing data folder. */
export async function benchStart(): Promise<Row[]> {
  const folders = Array.from({ length: 3 }, () => mkdtempSync(join(tmpdir(), 'storeglass-start-')))
  try {
    const first: number[] = []
    const later: number[] = []
    for (const folder of folders) {
      first.push(await startOnce(folder))
      later.push(await startOnce(folder))
    }
    return [
      { name: '`npm start`, new data folder (median of 3)', value: median(first), unit: 'ms', budget: 2000 },
      { name: '`npm start`, existing build and data (median of 3)', value: median(later), unit: 'ms', budget: 5000 },
    ]
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}
