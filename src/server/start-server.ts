import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from './kernel/config.ts'
import { openDatabase, type Database } from './db/database.ts'
import { asDamage } from './db/embedded/database-damaged.ts'
import { takeHolds } from './db/embedded/take-holds.ts'
import { watchDisk } from './db/embedded/watch-disk.ts'
import { migrate, migrationNames } from './db/migrate.ts'
import { startPool } from './markets/pool/pool-jobs.ts'
import { startMaintenance } from './maintenance.ts'
import { watchMemory } from './watch-memory.ts'
import { createApp } from './http/create-app.ts'
import { copyAssets, readEarlierAsset } from './http/static/earlier-assets.ts'
import { mountExtras } from './http/extras.ts'
import { startingAnswer } from './http/starting-answer.ts'
import { loadStaticFiles, type StaticFiles } from './http/static/static-files.ts'
import { startConnectionChecks } from './connections/check-connections.ts'
import { startPopularityImports } from './connections/popularity/import-popularity.ts'
import { startFigureImports } from './connections/own-figures/import-figures.ts'
import { startReviewImports } from './reviews/import/import-reviews.ts'
import { startSendingReplies } from './reviews/sending/send-replies.ts'
import { startMakingSummaries } from './reviews/summarising/make-summaries.ts'
import { startCountingAhead } from './markets/ranked-keywords/count-ahead.ts'
import { addressesOf } from './http/addresses.ts'
import { listen, type Fetch } from './http/listen.ts'
import { noteLostSecrets } from './integrations/connections/note-lost-secrets.ts'
import { createLog, type Log } from './kernel/log.ts'
import { startPublishing } from './listing-drafts/publishing/publish-listings.ts'
import { startAnsweringReviews } from './reviews/answering/answer-reviews.ts'
import { routes } from './routes.ts'
import { startRenewals } from './payments/renew-terms.ts'
import { createServices } from './create-services.ts'
import { openMarkets } from './open-markets.ts'

export interface RunningServer {
  /** The public address. */
  url: string
  /** Further ones, at which other machines of the network reach it. */
  networkUrls: string[]
  /** Resolves when the server can't continue. */
  broken: Promise<Error>
  /** Finishes pending requests, writes everything to disk and unlocks the data folder. */
  stop: () => Promise<void>
}

/**
 * Starts everything. Until the database is ready, every request is answered with 503.
 * @throws ConfigError, PortInUse, FolderInUse, FolderUnusable, DatabaseDamaged, DatabaseUnreachable with one line for
 * the operator
 */
export async function startServer(
  config: Config,
  { webFolder, clock = () => new Date() }: { webFolder: string; clock?: () => Date },
): Promise<RunningServer> {
  const log = createLog(config.logLevel)
  let answer: Fetch = startingAnswer
  const listening = await listen((request, env) => answer(request, env), config)
  const addresses = addressesOf(config, listening.port)
  const [baseUrl] = addresses
  const closers: Array<() => Promise<void>> = []
  const stop = async () => {
    await listening.close()
    for (const close of closers.toReversed()) await close()
  }
  const open = async () => {
    const [database, files] = await Promise.all([openDatabase(config), webApp(webFolder, config, log)])
    closers.push(database.close)
    await logMigrations(database.db, log)
    if (database.kind === 'embedded')
      closers.push(await takeHolds(config.dataFolder, database.pool, log), watchDisk(config.dataFolder, log))
    const { close, poolMarket, ...markets } = openMarkets({ config, db: database.db, log, clock })
    closers.push(close)
    const services = await createServices({ config, database, ...markets, log, baseUrl, clock })
    const lost = await noteLostSecrets(database.db, services.connections.secrets, clock())
    if (lost > 0) log.warn('keys of connections can not be opened with this secret', { connections: lost })
    closers.push(services.rankedKeywordJobs.stop, services.dailyJobs.stop)
    closers.push(startMaintenance(database, services), watchMemory(database, log))
    closers.push(startRenewals(services))
    const app = createApp(services, routes, { ...files, extras: (app) => mountExtras(app, services) })
    answer = (request, env) => app.fetch(request, env)
    if (config.jobs) {
      services.dailyJobs.start()
      closers.push(startConnectionChecks(services), startFigureImports(services), startPopularityImports(services))
      closers.push(
        startReviewImports(services),
        startSendingReplies(services),
        startAnsweringReviews(services),
        startMakingSummaries(services),
        startPublishing(services),
      )
      const { jobMarkets, rankedKeywordJobs: jobs } = services
      closers.push(startCountingAhead({ ...services, source: jobMarkets.sample, jobs }))
      closers.push(startPool({ ...services, poolMarket }))
    }
    return { url: baseUrl, networkUrls: addresses.slice(1), broken: database.broken, stop }
  }
  try {
    return await open()
  } catch (error) {
    await stop()
    throw config.databaseUrl === undefined ? asDamage(error, path.join(config.dataFolder, 'pg')) : error
  }
}

/** Brings the schema up to date, and says what that took. */
async function logMigrations(db: Database['db'], log: Log): Promise<void> {
  const applied = await migrate(db)
  if (applied.length === migrationNames.length) log.info('database made', { migrations: applied.length })
  else if (applied.length > 0) log.info('migrations applied', { count: applied.length, names: applied.join(', ') })
}

/** The built web app. In development there is none, and Vite serves the sources. */
async function webApp(folder: string, { dataFolder, worker }: Config, log: Log): Promise<{ files?: StaticFiles }> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    log.warn('no web app: run npm run build')
    return {}
  }
  const kept = path.join(dataFolder, 'assets')
  // A folder that can't be written to ends the start with a line of its own.
  copyAssets(path.join(folder, 'assets'), kept, new Date()).catch(({ message }: Error) =>
    log.warn('assets of this build not kept', { message }),
  )
  const instead = worker ? undefined : await workerOff()
  return { files: await loadStaticFiles(folder, (name) => readEarlierAsset(kept, name), instead) }
}

/** The file that replaces the build's worker while the worker is switched off, by address. */
async function workerOff(): Promise<Map<string, Buffer>> {
  return new Map([['/sw.js', await readFile(new URL('http/static/worker-off.js', import.meta.url))]])
}
