import { HttpError } from '#server/kernel/http-error.ts'
import { errorFields, type Log } from '#server/kernel/log.ts'
import type { Mail, Mailer } from './mailer.ts'

interface MailServices {
  mail: Mailer
  log: Log
}

/**
 * Hands a mail over that the request is about. Not inside a transaction: it waits for the mail server.
 * @throws HttpError UNAVAILABLE when it could not be sent, MAIL_OFF where this server sends none
 */
export async function sendMail({ mail, log }: MailServices, message: Mail): Promise<void> {
  try {
    await mail.send(message)
  } catch (error) {
    if (error instanceof HttpError) throw error
    log.error('mail not sent', errorFields(error))
    throw new HttpError('UNAVAILABLE', 'The message could not be sent. Try again later.')
  }
}

/** Tells about something that is done already: a mail server that is away does not undo it, only the log says so. */
export async function notify(services: MailServices, message: Mail): Promise<void> {
  await sendMail(services, message).catch(() => undefined)
}
