import { isLoopback } from '#server/kernel/config-values.ts'
import type { Config } from '#server/kernel/config.ts'

/**
 * What becomes of mail: a mail server sends it; it waits in the mailbox of this machine; or it is refused, for a
 * server that others reach must not show them its mailbox.
 */
export function mailingOf({ smtpUrl, publicUrl }: Pick<Config, 'smtpUrl' | 'publicUrl'>): 'sent' | 'mailbox' | 'off' {
  if (smtpUrl !== undefined) return 'sent'
  return publicUrl === undefined || isLoopback(new URL(publicUrl).hostname) ? 'mailbox' : 'off'
}

/** Told to the operator at the start. */
export const MAIL_OFF =
  'No mail is sent: SMTP_URL is not set, and there is no mailbox because PUBLIC_URL is not this machine. ' +
  'Nobody can sign up with a password, be invited or set a new password until it is.'
