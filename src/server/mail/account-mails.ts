import type { Language } from '#contract/auth/auth.ts'
import { escapeHtml } from '#server/kernel/escape-html.ts'
import { words, type MailFacts, type MailKind } from './account-words.ts'
import { mailedName } from './mailed-name.ts'
import type { Mail } from './mailer.ts'

export interface Recipient {
  to: string
  /** null: not known. */
  firstName: string | null
  language: Language
}

/** A message about somebody's account, in their language, with the one link that goes on. */
export function accountMail<K extends MailKind>(
  kind: K,
  { to, firstName, language }: Recipient,
  link: string,
  facts: MailFacts[K],
): Mail {
  const { subject, lines, action, end } = words[language][kind](facts)
  const paragraphs = [greeting(language, firstName), ...lines]
  return {
    language,
    to,
    subject: subject.replaceAll(/\s+/g, ' '),
    text: [...paragraphs, link, end].join('\n\n'),
    html: [
      ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      `<p><a href="${escapeHtml(link)}">${escapeHtml(action)}</a></p>`,
      `<p>${escapeHtml(end)}</p>`,
    ].join('\n'),
  }
}

const hello: Record<Language, string> = { en: 'Hello', de: 'Hallo' }
const greeting = (language: Language, name: string | null) =>
  `${[hello[language], name && mailedName(name)].filter(Boolean).join(' ')},`
