// `node tests/support/load.mjs 16`: keeps a machine busy while tests run, with as many endless loops as it is told. Ends
// with Ctrl+C, SIGTERM, or the process that started it.
import { Worker } from 'node:worker_threads'

const count = Number(process.argv[2])
if (!Number.isInteger(count) || count < 1) {
  process.stderr.write('How many loops? For example: node tests/support/load.mjs 16\n')
  process.exit(2)
}

const end = () => process.exit(0)
process.on('SIGINT', end).on('SIGTERM', end)
// An orphan gets another parent.
const parent = process.ppid
setInterval(() => process.ppid === parent || end(), 500)

Array.from({ length: count }, () => new Worker('for (;;);', { eval: true }))
process.stdout.write(`${count} busy loops; Ctrl+C ends them.\n`)
