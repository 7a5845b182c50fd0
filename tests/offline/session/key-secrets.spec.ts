import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { Provider } from '#contract/connections/connection.ts'
import type { SampleKey } from '#contract/connections/keys.ts'
import { nodeFlags } from '#server/node-flags.mjs'
import {
  connect,
  openConnection,
  openMyApps,
  startConnection,
  takeSampleKey,
} from '#tests/support/pages/connections.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { residue } from '#tests/support/pages/residue.ts'
import { ServerProcess } from '#tests/support/servers/server-process.ts'
import { expect, test } from '#tests/support/test.ts'

const run = promisify(execFile)

/** Lines of the private key's body, however it is quoted. */
const linesOf = ({ file }: SampleKey) =>
  file.split(/\\n|\n/).filter((line) => /^[A-Za-z0-9+/]{40,64}={0,2}$/.test(line))

test('CONN-009, CONN-010, OP-65: no part of a key stands on the device, in an answer, the log, a page’s export or a backup', async ({
  page,
}) => {
  test.slow()
  const server = await ServerProcess.start({ LOG_LEVEL: 'debug' })
  try {
    const answers: Promise<[string, string]>[] = []
    page.on('response', (response) => {
      // The fictional console gives the key out, as Apple's and Google's pages do.
      if (!response.url().includes('/api/') || response.url().endsWith('/sample-keys')) return
      answers.push(
        response.text().then(
          (text) => [response.url(), text],
          () => [response.url(), ''],
        ),
      )
    })
    const api = await openDemo(page, server.url)
    await openMyApps(page, server.url)
    const keys: string[] = []
    const ids: string[] = []
    for (const provider of Provider.options) {
      const dialog = await startConnection(page, provider)
      const given = page.waitForResponse((response) => response.url().endsWith('/sample-keys'))
      await takeSampleKey(dialog)
      const key = (await (await given).json()) as SampleKey
      const lines = linesOf(key)
      expect(lines.length).toBeGreaterThan(1)
      keys.push(...lines)
      ids.push(...['issuerId', 'clientId', 'teamId'].flatMap((name) => key.fields[name] ?? []))
      await dialog.getByRole('textbox', { name: /^(Name|Developer name)$/ }).fill(`Key of ${provider}`)
      // A key that is in the form is nowhere else.
      expect(await residue(page, lines)).toEqual([])
      await connect(dialog)
      await dialog.getByRole('button', { name: 'Done' }).click()
      await expect(dialog).toHaveCount(0)
    }
    const opened = await openConnection(page, 'Stores', 'Key of app-store-connect')
    await opened.getByRole('button', { name: 'Check again' }).click()
    await page.goto(`${server.url}/dashboard/app-performance`)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')

    const secrets = [...keys, ...ids]
    expect(await residue(page, secrets)).toEqual([])
    const told = await Promise.all(answers)
    expect(told.length).toBeGreaterThan(20)
    expect(told.flatMap(([url, text]) => (secrets.some((one) => text.includes(one)) ? [url] : []))).toEqual([])
    expect(told.flatMap(([url, text]) => (text.includes('PRIVATE KEY') ? [url] : []))).toEqual([])
    expect(secrets.filter((one) => server.log.includes(one))).toEqual([])
    const connections = JSON.stringify(await api.get('/connectionresources/v1/connections?pageSize=50'))
    expect(secrets.filter((one) => connections.includes(one))).toEqual([])

    const file = join(server.data, 'storeglass.backup')
    const program = ['src/server/db/backup/backup-command.ts', file]
    await run(join('node_modules', '.bin', 'node'), [...nodeFlags, ...program], {
      env: { PATH: process.env['PATH'] ?? '', STOREGLASS_DATA: server.data, NODE_ENV: 'production' },
    })
    const backup = gunzipSync(await readFile(file)).toString('latin1')
    expect(backup).toContain('Key of google-ads')
    // The fictional console knows the ids of those who have its keys.
    expect(keys.filter((one) => backup.includes(one))).toEqual([])
    expect(backup).not.toContain('PRIVATE KEY')
  } finally {
    await server.remove()
  }
})
