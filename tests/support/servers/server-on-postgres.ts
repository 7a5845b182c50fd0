import { startPostgres, type PostgresServer } from './postgres-server.ts'
import { putFiguresOffAt } from './figures-later.ts'
import { ServerProcess } from './server-process.ts'
import { openClients, type SteadyClient } from '../api/steady-client.ts'

export interface ServerOnPostgres {
  postgres: PostgresServer
  server: ServerProcess
  clients: SteadyClient[]
  close: () => Promise<void>
}

/** A Postgres of its own, a server process on it, and clients that are signed in. Throws where no PostgreSQL is installed. */
export async function serveOnPostgres(clientCount: number): Promise<ServerOnPostgres> {
  const postgres = await startPostgres()
  if (!postgres) throw new Error('No PostgreSQL is installed.')
  const server = await ServerProcess.start({
    DATABASE_URL: postgres.url,
    AUTH_SECRET: 'a secret that is long enough for tests',
    STOREGLASS_DEMO: 'on',
    LOG_LEVEL: 'silent',
  })
  await putFiguresOffAt(postgres.url)
  const clients = await openClients(server.url, clientCount)
  const close = async () => {
    for (const client of clients) client.close()
    await server.remove()
    await postgres.stop()
  }
  return { postgres, server, clients, close }
}
