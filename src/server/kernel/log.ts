import type { LogLevel } from './config-environment.ts'

type Fields = Record<string, string | number | boolean | undefined>
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
  const at =
    (own: LogLevel): Write =>
    (event, fields = {}) => {
      if (levels.indexOf(own) > levels.indexOf(level)) return
      write(`${JSON.stringify({ time: new Date().toISOString(), level: own, event, ...fields })}\n`)
    }
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') }
}

/** An error as log fields: its message and stack, without the causes' input. */
export function errorFields(error: unknown): Fields {
  return error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) }
}
