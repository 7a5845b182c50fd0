import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const command = path.join(root, 'src/server/markets/archive/import-command.ts')

export interface ImportRun {
  status: number | null
  out: string
  err: string
  /** Most memory the process ever held, bytes. */
  peakBytes: number
}

/**
 * Printed last of all by the child, so that the test sees its own peak and not that of a shell around it. Linux counts into
 * maxRSS what the parent held when it started the child; VmHWM is the child's alone.
 */
const reportPeak = `data:text/javascript,${encodeURIComponent(`
  import { existsSync, readFileSync } from 'node:fs'
  process.on('exit', () => {
    const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : ''
    const peak = /^VmHWM:\\s*(\\d+) kB$/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS
    process.stderr.write('peak ' + peak + '\\n')
  })`)}`

/** Runs the import command in a process of its own, as `npm run import` does; `signal` kills it outright. */
export function runImport(
  args: string[],
  { dataFolder, signal }: { dataFolder: string; signal?: AbortSignal },
): Promise<ImportRun> {
  const flags = ['--disable-warning=ExperimentalWarning', '--import', reportPeak]
  const env = { ...process.env, STOREGLASS_DATA: dataFolder, STOREGLASS_ARCHIVE: '' }
  const child = spawn(process.execPath, [...flags, command, ...args], { cwd: root, env })
  signal?.addEventListener('abort', () => child.kill('SIGKILL'))
  const texts = { out: '', err: '' }
  child.stdout.on('data', (chunk) => (texts.out += chunk))
  child.stderr.on('data', (chunk) => (texts.err += chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status) => {
      const peak = /^peak (\d+)$/m.exec(texts.err)?.[1]
      resolve({ status, out: texts.out, err: texts.err.replace(/^peak \d+\n/m, ''), peakBytes: Number(peak) * 1024 })
    })
  })
}
