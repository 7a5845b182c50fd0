import { ApiFailure, type Services } from '#server/endpoints/serve.ts'
import { errorFields } from '#server/kernel/log.ts'
import type { Mail } from './mailer.ts'

/**
 * Hands a mail over that the request is about. Not inside a transaction: it waits for the mail server.
 * @throws ApiFailure UNAVAILABLE when it could not be sent, MAIL_OFF where this server sends none
 */
export async function post({ mail, log }: Pick<Services, 'mail' | 'log'>, message: Mail): Promise<void> {
  try {
    await mail.send(message)
  } catch (error) {
    if (error instanceof ApiFailure) throw error
    log.error('mail not sent', errorFields(error))
    throw new ApiFailure('UNAVAILABLE', 'The message could not be sent. Try again later.')
  }
}

/** Tells about something that is done already: a mail server that is away does not undo it, only the log says so. */
export async function notify(services: Pick<Services, 'mail' | 'log'>, message: Mail): Promise<void> {
  await post(services, message).catch(() => undefined)
}
