import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodeEnvironment, nodeFlags } from '#server/node-flags.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Linux gives a connection a port from 32768 on: one below stays free while a server is down. */
const LOWEST_PORT = 20_000
const PORTS = 12_000

/** A port of 127.0.0.1 that nobody uses, and that no connection of another process takes by chance. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST_PORT + randomInt(PORTS)
    const probe = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}

/** The real server as a process of its own, on a data folder of its own; it can be killed and started again. */
export class ServerProcess {
  readonly port: number
  readonly data: string
  readonly url: string
  private env: Record<string, string>
  private readonly flags: string[]
  private program = ['src/server/main.ts']
  private child: ChildProcess | undefined
  private output = ''

  private constructor(port: number, data: string, env: Record<string, string>, isShort: boolean) {
    this.port = port
    this.data = data
    this.url = `http://127.0.0.1:${port}`
    this.env = env
    this.flags = isShort ? ['--liftoff-only'] : []
  }

  /**
   * @param isShort its database is not compiled anew for speed: that costs a short life more than it brings
   * @param program what starts it, instead of its own main file
   * @param figures when those of a new demo are imported, which keeps the server busy for half a minute
   */
  static async start(
    env: Record<string, string> = {},
    {
      isShort = true,
      program,
      figures = 'later',
    }: { isShort?: boolean; program?: string; figures?: 'now' | 'later' } = {},
  ): Promise<ServerProcess> {
    const data = mkdtempSync(join(tmpdir(), 'storeglass-'))
    const firstDay = process.env['STOREGLASS_FIRST_DAY']
    const isElsewhere = env['DATABASE_URL'] !== undefined || env['STOREGLASS_DATA'] !== undefined
    if (firstDay && !isElsewhere) cpSync(join(firstDay, `figures-${figures}`), data, { recursive: true })
    const server = new ServerProcess(await freePort(), data, env, isShort)
    if (program !== undefined) server.program = [program]
    await server.start()
    return server
  }

  /** All that it has printed since it was started. */
  get log(): string {
    return this.output
  }

  /** Starts it (again) on the same port and data folder; resolves once it answers. */
  async start(): Promise<void> {
    const child = spawn(join(root, 'node_modules/.bin/node'), [...nodeFlags, ...this.flags, ...this.program], {
      cwd: root,
      env: {
        ...nodeEnvironment,
        PATH: process.env['PATH'] ?? '',
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
        PORT: String(this.port),
        PUBLIC_URL: this.url,
        STOREGLASS_DATA: this.data,
        STOREGLASS_RATE_LIMITS: 'off',
        STOREGLASS_PLANS: 'on',
        LOG_LEVEL: 'warn',
        ...this.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
    this.output = ''
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        this.output += chunk.toString()
        if (this.output.includes('Storeglass is at ')) resolve()
      }
      child.stdout.on('data', read)
      child.stderr.on('data', read)
      child.once('exit', (code) => reject(new Error(`server ended with ${code}:\n${this.output}`)))
    })
  }

  /** As an operator does: stopped and started again, on the same data, with another build or other settings. */
  async release({ build, env = {} }: { build?: string; env?: Record<string, string> }): Promise<void> {
    await this.stop()
    if (build !== undefined) this.program = ['tests/support/servers/serve-build.ts', build]
    this.env = { ...this.env, ...env }
    await this.start()
  }

  /** By its clock; it must run `serve-with-clock.ts`. */
  async aMinuteLater(): Promise<void> {
    const child = this.child
    if (!child?.stdout) throw new Error('the server is not running')
    const told = once(child.stdout, 'data')
    child.kill('SIGUSR2')
    await told
  }

  /** As a power loss would: no chance to tidy up. */
  kill(): Promise<void> {
    return this.end('SIGKILL')
  }

  stop(): Promise<void> {
    return this.end('SIGTERM')
  }

  /** Stops it and removes its data. */
  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.data, { recursive: true, force: true })
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.child
    this.child = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
}
