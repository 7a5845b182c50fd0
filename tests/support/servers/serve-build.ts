import { readConfig } from '#server/kernel/config.ts'
import { startServer } from '#server/start-server.ts'

// The server as `src/server/main.ts` starts it, with the build in another folder, which the command line names.
const server = await startServer(readConfig(process.env), { webFolder: process.argv[2] ?? '' })
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
process.stdout.write(`Storeglass is at ${server.url}\n`)
