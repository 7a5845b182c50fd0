import { fileURLToPath } from 'node:url'
import { ConfigError } from './kernel/config-values.ts'
import { readConfig } from './kernel/config.ts'
import { DatabaseUnreachable } from './db/database.ts'
import { DatabaseDamaged } from './db/embedded/database-damaged.ts'
import { FolderInUse } from './db/embedded/folder-lock.ts'
import { FolderUnusable } from './db/embedded/folder-unusable.ts'
import { PortInUse } from './http/listen.ts'
import { createLog, errorFields } from './kernel/log.ts'
import { mailNotice } from './mail/mailing.ts'
import { startServer } from './start-server.ts'

/**
 * Maximum duration of a stop, ms. Acknowledged writes are on disk by then; a slow store or database may delay the rest.
 */
const STOP_MS = 20_000

const forPeople = [ConfigError, DatabaseDamaged, DatabaseUnreachable, FolderInUse, FolderUnusable, PortInUse]

/** Errors that the operator can fix are logged in one line, others with their stack. */
function explain(event: 'could not start' | 'could not go on' | 'could not stop', error: unknown): void {
  if (error instanceof Error && forPeople.some((known) => error instanceof known)) {
    process.stderr.write(`${error.message}\n`)
  } else createLog('error').error(event, errorFields(error))
}

try {
  const config = readConfig(process.env)
  const server = await startServer(config, { webFolder: fileURLToPath(new URL('../../dist', import.meta.url)) })
  let stopping = false
  const stop = () => {
    // Ctrl-C reaches this process from the terminal and from its parent process.
    if (stopping) return
    stopping = true
    setTimeout(() => {
      explain('could not stop', new Error('What was under way did not end in time.'))
      process.exit(1)
    }, STOP_MS).unref()
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        explain('could not stop', error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
  void server.broken.then((error) => {
    explain('could not go on', error)
    process.exit(1)
  })
  const notice = mailNotice(config)
  if (notice !== null) process.stderr.write(`${notice}\n`)
  process.stdout.write(`Storeglass is at ${server.url}\n`)
  for (const url of server.networkUrls) process.stdout.write(`In your network it is at ${url}\n`)
} catch (error) {
  explain('could not start', error)
  process.exitCode = 1
}
