// A server's job alone, to be killed: imports the own figures that are due at the database named, and says so with each transaction.
import { openMarkets } from '#server/open-markets.ts'
import { openConnections } from '#server/open-connections.ts'
import { openPostgres } from '#server/db/database.ts'
import { importDueFigures } from '#server/connections/own-figures/import-figures.ts'
import { readConfig } from '#server/kernel/config.ts'
import { createLog } from '#server/kernel/log.ts'

const [url = '', secret = ''] = process.argv.slice(2)
const { db } = await openPostgres(url)
const config = readConfig({ AUTH_SECRET: secret })
const log = createLog('error')
const clock = () => new Date()
const { markets, jobMarkets } = openMarkets({ config, db, log, clock })
const transaction = db.transaction.bind(db)
db.transaction = () => {
  process.stdout.write('transaction\n')
  return transaction()
}
await importDueFigures({
  db,
  config,
  log,
  clock,
  jobMarkets,
  connections: await openConnections({ config, db, markets, clock }),
})
process.exit(0)
