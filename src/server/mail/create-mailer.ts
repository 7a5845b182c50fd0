import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Schema } from '../db/schema.ts'
import type { Mailer } from './mailer.ts'

/** Sends through SMTP where an address for it is configured; otherwise mail waits in the mailbox. */
export function createMailer(config: Config, db: Kysely<Schema>, clock: () => Date): Mailer {
  return config.smtpUrl === undefined ? mailbox(db, clock) : smtp(config.smtpUrl, config.mailFrom)
}

function mailbox(db: Kysely<Schema>, clock: () => Date): Mailer {
  return {
    send: async ({ to, ...mail }) => {
      const row = { id: randomUUID(), recipient: to, ...mail, created_at: clock() }
      await db.insertInto('mail').values(row).execute()
    },
  }
}

/** A request waits for its mail. */
const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 }

function smtp(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...timeouts }, { from })
  return {
    send: async (mail) => {
      await transport.sendMail(mail)
    },
  }
}
