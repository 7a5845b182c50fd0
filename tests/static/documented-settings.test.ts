import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { Environment } from '#server/kernel/config-environment.ts'

/** Read by the commands `backup` and `restore`, not by the server. */
const ofCommands = ['BACKUP_PASSPHRASE']
/** The first column of each table. */
const rows = readFileSync('src/server/CONFIGURATION.md', 'utf8').matchAll(/^\| (`[^|]+`) +\|/gm)
const documented = [...rows].flatMap(([, names]) => names!.split(',').map((name) => name.replaceAll(/[`\s]/g, '')))

it('CONFIGURATION.md names every setting once, and no other', () => {
  const all = [...Object.keys(Environment.entries), ...ofCommands]
  expect(documented.toSorted()).toEqual(all.toSorted())
})
