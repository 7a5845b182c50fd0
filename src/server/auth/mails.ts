import type { Language } from '#contract/auth.ts'
import { escapeHtml } from '../http/escape-html.ts'
import type { Mail } from '../mail/mailer.ts'
import { VERIFICATION_HOURS } from './verification-codes.ts'

type Words = Record<
  Language,
  { subject: string; hello: (name: string) => string; lines: string[]; action: string; end: string }
>

const verification: Words = {
  en: {
    subject: 'Confirm your Storeglass account',
    hello: (name) => `Hello ${name},`,
    lines: [`open this link to confirm your account. It works once, within ${VERIFICATION_HOURS} hours.`],
    action: 'Confirm account',
    end: 'If you did not sign up, ignore this message.',
  },
  de: {
    subject: 'Bestätige dein Storeglass-Konto',
    hello: (name) => `Hallo ${name},`,
    lines: [`öffne diesen Link, um dein Konto zu bestätigen. Er gilt einmal und ${VERIFICATION_HOURS} Stunden lang.`],
    action: 'Konto bestätigen',
    end: 'Hast du dich nicht registriert? Dann ignoriere diese Nachricht.',
  },
}

const existing: Words = {
  en: {
    subject: 'You already have a Storeglass account',
    hello: (name) => `Hello ${name},`,
    lines: ['someone tried to sign up with this address, but it has an account already. You can log in.'],
    action: 'Log in',
    end: 'If this was not you, there is nothing to do: nothing has changed.',
  },
  de: {
    subject: 'Du hast schon ein Storeglass-Konto',
    hello: (name) => `Hallo ${name},`,
    lines: [
      'jemand wollte sich mit dieser Adresse registrieren, sie hat aber schon ein Konto. Du kannst dich anmelden.',
    ],
    action: 'Anmelden',
    end: 'Warst du das nicht? Dann musst du nichts tun, es hat sich nichts geändert.',
  },
}

export interface Recipient {
  to: string
  firstName: string
  language: Language
}

/** With the link that confirms an account. */
export const verificationMail = (recipient: Recipient, link: string): Mail => compose(verification, recipient, link)

/** Instead of a second account: the sign-up page does not tell who has one, this message tells the owner. */
export const existingAccountMail = (recipient: Recipient, link: string): Mail => compose(existing, recipient, link)

function compose(words: Words, { to, firstName, language }: Recipient, link: string): Mail {
  const { subject, hello, lines, action, end } = words[language]
  const paragraphs = [hello(firstName), ...lines]
  return {
    to,
    subject,
    text: [...paragraphs, link, end].join('\n\n'),
    html: [
      ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      `<p><a href="${escapeHtml(link)}">${escapeHtml(action)}</a></p>`,
      `<p>${escapeHtml(end)}</p>`,
    ].join('\n'),
  }
}
