// `npm run secrets:rotate`: seals the keys of all connections under the current SECRETS_KEY.
import { runCommand, say, whole } from '#server/db/backup/run-command.ts'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { readConfig } from '#server/kernel/config.ts'
import { rotateSecrets } from './rotate.ts'
import { readSecrets } from './secrets.ts'

const usage = `Usage: npm run secrets:rotate

Seals the keys of all connections and the secrets of all second steps anew under SECRETS_KEY (without it: under the secret that signs tokens). What they
were sealed with is SECRETS_KEY_PREVIOUS. May be interrupted and run again; on Postgres servers may run meanwhile, if
they were started with both.`

await runCommand(usage, async () => {
  const config = readConfig(process.env)
  const secrets = await readSecrets(config)
  const database = await openDatabase(config)
  try {
    await migrate(database.db)
    const { sealed, before, unknown } = await rotateSecrets(database.db, secrets)
    say(`${whole(sealed)} keys sealed anew, ${whole(before)} were already.`)
    if (unknown === 0) return
    say(`${whole(unknown)} keys are under a secret that is not known: set SECRETS_KEY_PREVIOUS, or replace these keys.`)
    process.exitCode = 1
  } finally {
    await database.close()
  }
})
