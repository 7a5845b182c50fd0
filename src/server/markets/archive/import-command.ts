import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import * as v from 'valibot'
import { Locale } from '#contract/store.ts'
import { ConfigError } from '#server/kernel/config-values.ts'
import { readConfig } from '#server/kernel/config.ts'
import { BadFile } from './bad-input.ts'
import { importFiles, type ImportReport } from './import-files.ts'

const usage = `Usage: npm run import -- FILE… [--locale en-US]

Reads App Store dumps (CSV) and recorded iTunes Lookup or Search answers (JSON) into the archive market.
A dump that comes as two files, apps and descriptions, is given with both: they are joined by id.
--locale   the storefront the files were read from; without it a CSV file is en-US and a JSON file says so itself
`

const ROWS_SHOWN = 100
const PROGRESS_MS = 200
const whole = (value: number) => value.toLocaleString('en-US')
const say = (line: string) => process.stderr.write(`${line}\n`)

/** One line that counts up on a terminal; elsewhere a line per file. */
function progress(files: string[], onTerminal: boolean): ImportReport {
  const total = files.reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0)
  let read = 0
  let shownAt = 0
  let shownRows = 0
  const clear = () => onTerminal && process.stderr.write('\r\u001B[K')
  return {
    fileStarted: () => {},
    bytesRead(bytes) {
      read += bytes
      if (!onTerminal || Date.now() - shownAt < PROGRESS_MS) return
      shownAt = Date.now()
      process.stderr.write(`\r\u001B[KReading … ${Math.floor((100 * read) / total)} %`)
    },
    rowSkipped(file, where, reason) {
      if (++shownRows > ROWS_SHOWN) return
      clear()
      say(`${file}, ${where}: skipped, ${reason}`)
      if (shownRows === ROWS_SHOWN) say('Further skipped rows are only counted.')
    },
    descriptionsRead(file, texts) {
      clear()
      say(`${file}: ${whole(texts)} descriptions read`)
    },
    fileDone(file, apps) {
      clear()
      say(`${file}: ${apps === 0 ? 'no apps in it' : apps === 1 ? '1 app read' : `${whole(apps)} apps read`}`)
    },
  }
}

function readArguments(): { files: string[]; locale: string | undefined } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { locale: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) {
    process.stdout.write(usage)
    process.exit(0)
  }
  if (positionals.length === 0) throw new BadFile(`Which files? ${usage}`)
  const { locale } = values
  if (!v.is(v.optional(Locale), locale)) throw new BadFile('--locale must be a language and a country such as en-US.')
  return { files: positionals, locale }
}

async function main(): Promise<void> {
  // Rows come and go: without this V8 gives their garbage more and more room as a large file runs on.
  setFlagsFromString('--semi-space-growth-factor=1')
  const { files, locale } = readArguments()
  const { archiveFolder } = readConfig(process.env)
  const report = progress(files, process.stderr.isTTY)
  const result = await importFiles(files, { folder: archiveFolder, locale, report, now: new Date() })
  const apps = result.new + result.changed + result.unchanged
  if (result.new + result.changed === 0) process.stdout.write('Nothing changed.\n')
  process.stdout.write(
    `Imported ${whole(apps)} apps (${whole(result.new)} new, ${whole(result.changed)} changed, ` +
      `${whole(result.unchanged)} unchanged), ${whole(result.skipped)} rows skipped\n`,
  )
}

/** A usage mistake or a wrong file is the user's to mend: one line, no stack. */
const isExpected = (error: Error & { code?: unknown }) =>
  error instanceof BadFile || error instanceof ConfigError || String(error.code).startsWith('ERR_PARSE_ARGS')

try {
  await main()
} catch (error) {
  if (!(error instanceof Error)) throw error
  say(isExpected(error) ? error.message.trimEnd() : String(error.stack))
  process.exitCode = 1
}
