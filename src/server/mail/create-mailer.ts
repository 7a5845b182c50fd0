import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { createTransport } from 'nodemailer'
import type { Config } from '#server/kernel/config.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Mailer } from './mailer.ts'
import { mailingOf, mailOff } from './mailing.ts'

/** Sends through SMTP where an address for it is configured; otherwise mail waits in the mailbox, where there is one. */
export function createMailer(config: Config, db: Kysely<Schema>, clock: () => Date): Mailer {
  if (config.smtpUrl !== undefined) return smtp(config.smtpUrl, config.mailFrom)
  return mailingOf(config) === 'mailbox' ? mailbox(db, clock) : off
}

/** Nothing is kept: nobody could read it, and its links open accounts. */
const off: Mailer = {
  send: async () => {
    throw mailOff()
  },
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
    send: async ({ to, subject, text, html }) => {
      await transport.sendMail({ to, subject, text, html })
    },
  }
}
