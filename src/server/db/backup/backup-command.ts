// `npm run backup -- FILE [--force]`: writes all data of the database into one file, beside a running server too.
import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readConfig } from '#server/kernel/config.ts'
import { BackupRefused } from './backup-refused.ts'
import { keyLine } from './key-line.ts'
import { newPassphrase } from './passphrase.ts'
import { runCommand, say, whole } from './run-command.ts'
import { writeBackup } from './write-backup.ts'

const usage = `Usage: npm run backup -- FILE [--force]

Writes accounts, organisations, settings, history and invoices into FILE; the server may run meanwhile.
With BACKUP_PASSPHRASE the keys of the data folder go along, encrypted. --force writes over FILE.`

await runCommand(usage, async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { force: { type: 'boolean' } } })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new BackupRefused(usage)
  const config = readConfig(process.env)
  const passphrase = await newPassphrase()
  const { rows, tables, keys, heldMs } = await writeBackup(config, file, { passphrase, force: values.force ?? false })
  say(`${file}: ${whole(rows)} rows of ${tables} tables, ${whole(Math.ceil(statSync(file).size / 1024))} KB.`)
  if (heldMs !== null) say(`The running server was held for ${heldMs} ms.`)
  say(keyLine(keys, { auth: config.authSecret !== undefined, sealing: config.secrets.key !== undefined }))
  say(
    'Not in it, because it is made anew: answers and pictures of the stores, queues of jobs. Imported store data is imported again. Mails of the built-in mailbox stay out, because their links open accounts.',
  )
})
