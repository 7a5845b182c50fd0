// `npm run volumes:check`: how well the estimated volumes order terms as Apple's own popularity does.
import { parseArgs } from 'node:util'
import type { RankCorrelation } from '#aso/estimates/rank-correlation.ts'
import { runCommand, say, whole } from '#server/db/backup/run-command.ts'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { readConfig } from '#server/kernel/config.ts'
import { BadFile } from '../archive/bad-input.ts'
import { comparedTerms, correlations } from './compared-volumes.ts'
import { termsOfConnections, termsOfFile } from './official-terms.ts'

const usage = `Usage: npm run volumes:check -- [FILE…]

Compares the estimated volumes of terms that the App Store was searched for with official popularities: Spearman's rank correlation
of each country with its 95 % interval, for the estimate and for each of its parts.
FILE   a CSV file with the columns term and popularity (0 to 100), and country (such as DE) unless all are of the US;
       without one, the newest week that connections to Apple Ads have read`

const names = {
  estimate: 'estimate',
  ratings: 'ratings of the first ten',
  suggestions: 'longer suggestions',
  characters: 'characters until suggested',
} as const

const figure = (value: number) => value.toFixed(2)

const told = (correlation: RankCorrelation | null) =>
  correlation === null
    ? 'too few terms, or all alike'
    : `${figure(correlation.value)}  [${figure(correlation.from)}, ${figure(correlation.to)}]  ${whole(correlation.count)} terms`

async function check(files: readonly string[]): Promise<void> {
  const ofFiles = (await Promise.all(files.map(termsOfFile))).flat()
  const database = await openDatabase(readConfig(process.env))
  try {
    await migrate(database.db)
    const official = files.length > 0 ? ofFiles : await termsOfConnections(database.db)
    if (official.length === 0)
      throw new BadFile(
        files.length > 0 ? 'There are no terms in it.' : 'No connection to Apple Ads has read any popularity yet.',
      )
    const compared = await comparedTerms(database.db, official)
    if (compared.size === 0) throw new BadFile('The App Store was searched for none of these terms yet.')
    for (const [country, terms] of [...compared].toSorted(([a], [b]) => a.localeCompare(b))) {
      const all = official.filter((one) => one.country === country).length
      say(`${country}: ${whole(terms.length)} of ${whole(all)} terms were searched for`)
      for (const [part, correlation] of Object.entries(correlations(terms)))
        say(`  ${names[part as keyof typeof names].padEnd(28)}${told(correlation)}`)
    }
  } finally {
    await database.close()
  }
}

await runCommand(usage, async () => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} })
  try {
    await check(positionals)
  } catch (error) {
    if (!(error instanceof BadFile)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
})
