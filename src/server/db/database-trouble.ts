import type { Database } from './database.ts'
import { DAMAGE } from './embedded/database-damaged.ts'
import { isGivenUp } from './statement-timeout.ts'

/** Classes of Postgres error codes for a lost or refused connection, and a server that stops or is full. */
const DOWN = /^(08|57P0|53)/
const SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'])
const DISK_FULL = '53100'
/** What the embedded database says while its disk is full, and another one that only stands by. */
const READ_ONLY = '25006'

export interface DatabaseTrouble {
  /** For whoever asked. */
  answer: string
  /** For whoever runs the server. */
  advice?: string
}

/** Says what is the matter when the database can't do something just now, so that the same request may succeed later. */
export function databaseTrouble(error: Error, kind: Database['kind']): DatabaseTrouble | undefined {
  const { code = '' } = error as NodeJS.ErrnoException
  if (code === DISK_FULL || (code === READ_ONLY && kind === 'embedded')) {
    const advice =
      kind === 'embedded' ? 'Make room on the disk of the data folder.' : 'Make room on the disk of Postgres.'
    return { answer: 'The disk of the server is full: nothing can be saved at present.', advice }
  }
  if (DAMAGE.test(code))
    return {
      answer: 'The database of the server is damaged.',
      advice: 'Stop the server and restore a backup: npm run restore -- FILE --force',
    }
  if (code === READ_ONLY) return { answer: 'The database takes no changes at present.' }
  if (DOWN.test(code) || SOCKET.has(code) || isGone(error) || isGivenUp(error))
    return { answer: 'The database does not answer.' }
  return undefined
}

const isGone = ({ message }: Error) =>
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/.test(
    message,
  )

export const isDatabaseDown = (error: Error): boolean => databaseTrouble(error, 'postgres') !== undefined
