import type { LogLevel } from './config-environment.ts'

type Fields = Record<string, string | number | boolean | undefined>

/** What Postgres says while its disk is full, and the embedded database as long as it saves nothing for that reason. */
const DISK_CODES = new Set(['53100', '25006'])
/** Every job meets a full disk again and again: a line about it comes once in this time, ms. */
const QUIET_MS = 600_000
type Write = (event: string, fields?: Fields) => void

export interface Log {
  error: Write
  warn: Write
  info: Write
  debug: Write
}

const levels = ['silent', 'error', 'warn', 'info', 'debug'] as const satisfies LogLevel[]

/** One JSON line per event on standard error. Never pass it tokens, passwords, bodies or addresses of people. */
export function createLog(level: LogLevel, write: (line: string) => void = (line) => process.stderr.write(line)): Log {
  const quietUntil = new Map<string, number>()
  const at =
    (own: LogLevel): Write =>
    (event, fields = {}) => {
      if (levels.indexOf(own) > levels.indexOf(level)) return
      if (fields['repeats'] === true) {
        if ((quietUntil.get(event) ?? 0) > Date.now()) return
        quietUntil.set(event, Date.now() + QUIET_MS)
      }
      write(`${JSON.stringify({ time: new Date().toISOString(), level: own, event, ...fields })}\n`)
    }
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') }
}

/** An error as log fields: its message and stack, without the causes' input. `repeats`: it comes again and again. */
export function errorFields(error: unknown): Fields {
  if (error instanceof Error && DISK_CODES.has((error as NodeJS.ErrnoException).code ?? ''))
    return { message: error.message, repeats: true }
  return error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) }
}
