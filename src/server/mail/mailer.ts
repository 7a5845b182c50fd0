import type { Language } from '#contract/auth/auth.ts'

export interface Mail {
  /** That it is written in. */
  language: Language
  to: string
  subject: string
  text: string
  html: string
}

/** Sends mail, or keeps it in the mailbox that developers read. */
export interface Mailer {
  /**
   * May take as long as a mail server does: never call it inside a transaction.
   * @throws when the mail could not be handed over; HttpError MAIL_OFF where this server sends none
   */
  send: (mail: Mail) => Promise<void>
}
