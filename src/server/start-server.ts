import type { Config } from './config.ts'
import { openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { failureAnswer } from './http/answers.ts'
import { createApp } from './http/create-app.ts'
import { ApiFailure } from './http/serve.ts'
import { listen, type Fetch } from './listen.ts'
import { createLog } from './log.ts'
import { served } from './served.ts'
import { createServices } from './services.ts'
import { openMarkets } from './stores/markets.ts'

export interface RunningServer {
  /** Where people open it. */
  url: string
  /** Answers what is under way, writes everything down and lets go of the data folder. */
  stop: () => Promise<void>
}

const starting: Fetch = () => failureAnswer(new ApiFailure('UNAVAILABLE', 'The server is starting.'))

/** Starts everything. Until the database is ready every request is answered with 503. */
export async function startServer(config: Config, _options: { webFolder: string }): Promise<RunningServer> {
  const log = createLog(config.logLevel)
  let answer: Fetch = starting
  const listening = await listen((request, env) => answer(request, env), config)
  const baseUrl = config.publicUrl ?? `http://localhost:${listening.port}`
  const closers: Array<() => Promise<void>> = []
  const stop = async () => {
    await listening.close()
    for (const close of closers.toReversed()) await close()
  }
  try {
    const database = await openDatabase(config)
    closers.push(database.close)
    await migrate(database.db)
    const opened = openMarkets({ archive: config.archiveFolder })
    closers.push(async () => opened.close())
    const services = await createServices({ config, database, markets: opened.markets, log, baseUrl })
    closers.push(services.rankedKeywordJobs.stop)
    const app = createApp(services, served)
    answer = (request, env) => app.fetch(request, env)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: baseUrl, stop }
}
