import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { freePort } from './server-process.ts'

export interface PostgresServer {
  /** Address of its `postgres` database. */
  url: string
  version: string
  /** Ends it as an administrator does, or at once as a crash does. */
  interrupt: (how: 'fast' | 'immediate') => Promise<void>
  /** Holds it as it is: it takes connections and answers nothing, until it is let go on. */
  hold: () => () => void
  /** Starts it again on its folder and port. */
  resume: () => Promise<void>
  stop: () => Promise<void>
}

const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

/**
 * A real PostgreSQL of its own on a temporary folder and port; undefined where none is installed. Tests do without
 * writing through to the disk, measurements do not.
 */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer | undefined> {
  const bin = findBinaries()
  if (bin === undefined) return undefined
  const account = unprivilegedAccount()
  const folder = mkdtempSync(path.join(tmpdir(), 'storeglass-postgres-'))
  if (account) chownSync(folder, account.uid, account.gid)
  const options = { ...account, cwd: folder }
  const data = path.join(folder, 'data')
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, stdio: 'pipe' },
  )
  const port = await freePort()
  const fsync = `fsync=${durable ? 'on' : 'off'}`
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', fsync, 'max_connections=100']
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let server: ChildProcess
  const run = () => {
    server = spawn(
      path.join(bin, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: 'ignore' },
    )
    return untilItAnswers(url, server)
  }
  return {
    url,
    version: await run(),
    interrupt: (how) => end(server, signals[how]),
    hold: () => {
      const held = withChildren(server.pid ?? 0)
      for (const pid of held) process.kill(pid, 'SIGSTOP')
      return () => {
        for (const pid of held) process.kill(pid, 'SIGCONT')
      }
    },
    resume: async () => void (await run()),
    stop: async () => {
      await end(server, 'SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function findBinaries(): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter)
  const packaged = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  const others = ['/opt/homebrew/bin', '/usr/local/pgsql/bin', '/usr/local/bin']
  return [...onPath, ...packaged, ...others].find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))),
  )
}

/** PostgreSQL refuses to run as root: then it runs as its own user, or as nobody. */
function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  const uid = id('-u')
  return uid > 0 ? { uid, gid: id('-g') } : { uid: 65_534, gid: 65_534 }
}

async function untilItAnswers(url: string, server: ChildProcess): Promise<string> {
  const deadline = Date.now() + 30_000
  for (;;) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      const { rows } = await client.query<{ server_version: string }>('show server_version')
      return rows[0]?.server_version ?? ''
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

/** A process and those that it has started: PostgreSQL has one for each connection. */
function withChildren(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  return [pid, ...stdout.split('\n').filter(Boolean).map(Number)]
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null) return
  const gone = once(server, 'exit')
  server.kill(signal)
  await gone
}
