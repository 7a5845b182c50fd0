import type { Hono } from 'hono'
import type { Kysely, Selectable } from 'kysely'
import type { Language } from '#contract/auth/auth.ts'
import type { MailRow } from '#server/db/rows/server.ts'
import { senderOf } from '#server/kernel/sender.ts'
import type { Config } from '#server/kernel/config.ts'
import type { Schema } from '#server/db/schema.ts'
import { page } from '#server/kernel/plain-page.ts'
import { escapeHtml } from '#server/kernel/escape-html.ts'
import { mailingOf } from './mailing.ts'

const SHOWN = 50

/** Mail that was not sent because no SMTP server is configured; for whoever sits at this machine alone. */
export function mountMailbox(app: Hono, { db, config }: { db: Kysely<Schema>; config: Config }): void {
  if (mailingOf(config) !== 'mailbox') return
  app.get('/dev/mailbox', async (context) => {
    if (!senderOf(context, config).local) return context.notFound()
    const mails = await db.selectFrom('mail').selectAll().orderBy('created_at', 'desc').limit(SHOWN).execute()
    // The frame is in the language of who is reading: the newest message is the one that somebody waits for.
    const language = mails[0]?.language ?? languageOf(context.req.header('accept-language'))
    const { title, empty } = words[language]
    const body = mails.length === 0 ? `<p>${empty}</p>` : mails.map(article).join('\n')
    return page(title, body, language)
  })
}

const words: Record<Language, { title: string; empty: string; to: string }> = {
  en: {
    title: 'Mailbox',
    empty: 'No messages yet. They appear here because this server has no mail server (SMTP_URL).',
    to: 'To',
  },
  de: {
    title: 'Postfach',
    empty: 'Noch keine Nachrichten. Sie erscheinen hier, weil dieser Server keinen Mailserver hat (SMTP_URL).',
    to: 'An',
  },
}

const languageOf = (accepted: string | undefined): Language => (/^\s*de\b/i.test(accepted ?? '') ? 'de' : 'en')

/** One message, framed in its own language; times are those of this machine, where the reader is. */
function article(mail: Selectable<MailRow>): string {
  const language = mail.language ?? 'en'
  const at = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(mail.created_at)
  return `<article lang="${language}"><h2>${escapeHtml(mail.subject)}</h2>
<p>${words[language].to} ${escapeHtml(mail.recipient)}, <time datetime="${mail.created_at.toISOString()}">${at}</time></p>
<pre>${withLinks(mail.text)}</pre></article>`
}

const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('')
