import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** Sends mail, or keeps it in the mailbox that developers read. */
export interface Mailer {
  /**
   * @param db inside a write's transaction: its handle
   * @throws when the mail could not be handed over
   */
  send: (mail: Mail, db?: Kysely<Schema>) => Promise<void>
}
