// `npm run restore -- FILE [--force] [--without-keys]`: makes the database what a backup holds. Stop the server first.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '#server/kernel/config.ts'
import { BackupRefused } from './backup-refused.ts'
import { knownPassphrase } from './passphrase.ts'
import { restoreBackup } from './restore-backup.ts'
import { runCommand, say, whole } from './run-command.ts'

const usage = `Usage: npm run restore -- FILE [--force] [--without-keys]

Makes the database what FILE, written by npm run backup, holds. Stop the server first.
--force         replaces a database that is there; that of the data folder is kept aside
--without-keys  leaves the keys of the data folder as they are; otherwise BACKUP_PASSPHRASE opens those in FILE`

await runCommand(usage, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean' }, 'without-keys': { type: 'boolean' } },
  })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new BackupRefused(usage)
  const config = readConfig(process.env)
  const { rows, createdAt, keys, aside } = await restoreBackup(config, file, {
    force: values.force ?? false,
    passphrase: values['without-keys'] ? undefined : knownPassphrase,
  })
  say(`Restored ${whole(rows)} rows of ${createdAt}. Counts and checksums are the same.`)
  if (aside !== null) say(`What was there before is in ${aside}; delete it once all is well.`)
  if (config.databaseUrl !== undefined && keys.length > 0)
    say(`Start the server with AUTH_SECRET as it is in ${path.join(config.dataFolder, 'auth-secret')}.`)
  else if (keys.length > 0) say(`Restored with it: ${keys.join(', ')}.`)
})
