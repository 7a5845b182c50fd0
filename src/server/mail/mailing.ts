import { isLoopback } from '#server/kernel/config-values.ts'
import type { Config } from '#server/kernel/config.ts'
import type { Exchange } from '#server/kernel/exchange.ts'
import { HttpError } from '#server/kernel/http-error.ts'

type MailConfig = Pick<Config, 'smtpUrl' | 'publicUrl' | 'host'>

/**
 * What becomes of mail: a mail server sends it; it waits in the mailbox of this machine; or it is refused, for a
 * server that others reach must not show them its mailbox.
 */
export function mailingOf({ smtpUrl, publicUrl }: Omit<MailConfig, 'host'>): 'sent' | 'mailbox' | 'off' {
  if (smtpUrl !== undefined) return 'sent'
  return publicUrl === undefined || isLoopback(new URL(publicUrl).hostname) ? 'mailbox' : 'off'
}

/** Whether other machines may reach this server while its mailbox shows itself to this one alone. */
const isMailboxFar = (config: MailConfig): boolean => mailingOf(config) === 'mailbox' && !isLoopback(config.host)

/**
 * Refuses what a mail is to confirm, where whoever asks could never read that mail.
 * @throws HttpError MAIL_OFF
 */
export function requireMail(config: MailConfig, { elsewhere }: Pick<Exchange, 'elsewhere'>): void {
  if (mailingOf(config) === 'off' || (elsewhere && isMailboxFar(config))) throw mailOff()
}

export const mailOff = () => new HttpError('MAIL_OFF', 'This server is not set up to send e-mail.')

/** Whether a link is only for those who read the mail of its address: otherwise whoever invites passes it on. */
export const linksProveAddress = (config: MailConfig): boolean =>
  mailingOf(config) === 'sent' || (mailingOf(config) === 'mailbox' && !isMailboxFar(config))

const UNTIL_THEN =
  'nobody can sign up with a password or set a new one until it is, and invitations give a link to pass on.'

/** What the operator is told about mail at the start; null: nothing is missing. */
export function mailNotice(config: MailConfig): string | null {
  if (mailingOf(config) === 'off')
    return `No mail is sent: SMTP_URL is not set, and there is no mailbox because PUBLIC_URL is not this machine: ${UNTIL_THEN}`
  if (isMailboxFar(config))
    return `No mail is sent: SMTP_URL is not set. The mailbox, /dev/mailbox, opens on this machine alone; from elsewhere ${UNTIL_THEN}`
  return null
}
