import type { Hono } from 'hono'
import { senderOf } from '../http/sender.ts'
import type { Services } from '../http/serve.ts'
import { page } from '../http/plain-page.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { mailingOf } from './mailing.ts'

const SHOWN = 50

/** Mail that was not sent because no SMTP server is configured; for whoever sits at this machine alone. */
export function mountMailbox(app: Hono, { db, config }: Services): void {
  if (mailingOf(config) !== 'mailbox') return
  app.get('/dev/mailbox', async (context) => {
    if (!senderOf(context, config).local) return context.notFound()
    const mails = await db.selectFrom('mail').selectAll().orderBy('created_at', 'desc').limit(SHOWN).execute()
    return page(
      'Mailbox',
      mails.length === 0
        ? '<p>No mail yet. Messages appear here because SMTP_URL is not set.</p>'
        : mails
            .map(
              (mail) =>
                `<article><h2>${escapeHtml(mail.subject)}</h2><p>To ${escapeHtml(mail.recipient)}, ` +
                `<time>${mail.created_at.toISOString()}</time></p><pre>${withLinks(mail.text)}</pre></article>`,
            )
            .join('\n'),
    )
  })
}

const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('')
