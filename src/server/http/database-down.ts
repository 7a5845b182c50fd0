/** Classes of Postgres error codes for a lost or refused connection, and a server that stops or is full. */
const DOWN = /^(08|57P0|53)/
const SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'])

/** Whether the database can't be reached just now, so that the same request may succeed later. */
export function isDatabaseDown(error: Error): boolean {
  const { code = '' } = error as NodeJS.ErrnoException
  if (DOWN.test(code) || SOCKET.has(code)) return true
  return /^(timeout exceeded when trying to connect|Connection terminated)/.test(error.message)
}
