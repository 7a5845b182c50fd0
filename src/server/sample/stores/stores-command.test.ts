import { execFile } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'

/** Runs the command with arguments that end it; its exit code and what it says. */
const run = (...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const flags = ['--disable-warning=ExperimentalWarning', 'src/server/sample/stores/stores-command.ts']
    execFile(process.execPath, [...flags, ...args], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    )
  })

test.each([
  [['--port', 'http'], '--port must be a number from 0 to 65535, not "http".'],
  [['--port', '70000'], '--port must be a number from 0 to 65535, not "70000".'],
  [['--from', '/nowhere/at/all'], "--from: the folder /nowhere/at/all can't be read."],
  [['--fast'], "Unknown option '--fast'"],
  [['apple'], "Unexpected argument 'apple'"],
])('%j is answered with a line of what is wrong', async (args, line) => {
  const { code, said } = await run(...args)
  expect(code).toBe(1)
  expect(said.startsWith(line)).toBe(true)
  expect(said.trimEnd().split('\n')).toHaveLength(1)
})

test('a port that somebody else has is named as such', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  expect(await run('--port', String(port))).toEqual({
    code: 1,
    said: 'This port is in use. Name another one: --port 4331\n',
  })
  other.close()
})
