import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { ApiFailure, type Services } from '../http/serve.ts'
import { errorFields } from '../log.ts'
import type { Mail } from './mailer.ts'

/**
 * Hands a mail over that the request is about.
 * @param db inside a write's transaction: its handle
 * @throws ApiFailure UNAVAILABLE when it could not be sent
 */
export async function post(
  { mail, log }: Pick<Services, 'mail' | 'log'>,
  message: Mail,
  db?: Kysely<Schema>,
): Promise<void> {
  try {
    await mail.send(message, db)
  } catch (error) {
    log.error('mail not sent', errorFields(error))
    throw new ApiFailure('UNAVAILABLE', 'The message could not be sent. Try again later.')
  }
}

/** Tells about something that is done already: a mail server that is away does not undo it. */
export async function notify(
  services: Pick<Services, 'mail' | 'log'>,
  message: Mail,
  db?: Kysely<Schema>,
): Promise<void> {
  await post(services, message, db).catch(() => undefined)
}
