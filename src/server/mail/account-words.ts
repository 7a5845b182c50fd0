import type { Language } from '#contract/auth/auth.ts'
import { mailedName } from './mailed-name.ts'
import { CODE_HOURS } from './one-time-codes.ts'

/** Life of the link that confirms a new account, hours. */
export const VERIFICATION_HOURS = 24

/** What a message tells besides its link. */
export interface MailFacts {
  /** The link that confirms an account. */
  verification: null
  /** Instead of a second account: the sign-up page does not tell who has one, this message tells the owner. */
  'existing-account': null
  'password-reset': null
  /** Instead of a link to confirm an account or set a password: the pages do not tell who has an account. */
  'no-account': null
  'password-changed': null
  /** A provider's account opens this one from now on. */
  'log-in-added': { provider: string }
  'second-step-on': null
  'second-step-off': null
  /** By staff, for somebody who has lost it. */
  'second-step-removed': null
  invitation: { organization: string; inviter: string }
  /** To the new address. */
  'email-change': null
  /** To the new address that belongs to somebody already: the page does not tell. */
  'email-taken': null
  /** To the address of before. */
  'email-changed': { newEmail: string }
  /** `at`: when it will be deleted. */
  'account-closed': { at: Date }
}
export type MailKind = keyof MailFacts

interface Words {
  subject: string
  lines: string[]
  action: string
  end: string
}

const resetHours = CODE_HOURS['password-reset']
const inviteDays = CODE_HOURS.invitation / 24
const changeHours = CODE_HOURS['email-change']

/** 'DD. MMMM YYYY'. */
function day(at: Date, language: Language): string {
  const part = (options: Intl.DateTimeFormatOptions) => at.toLocaleDateString(language, { ...options, timeZone: 'UTC' })
  return `${part({ day: '2-digit' })}. ${part({ month: 'long' })} ${part({ year: 'numeric' })}`
}

const en: { [K in MailKind]: (facts: MailFacts[K]) => Words } = {
  verification: () => ({
    subject: 'Confirm your Storeglass account',
    lines: [`open this link to confirm your account. It works once, within ${VERIFICATION_HOURS} hours.`],
    action: 'Confirm account',
    end: 'If you did not sign up, ignore this message.',
  }),
  'existing-account': () => ({
    subject: 'You already have a Storeglass account',
    lines: ['someone wanted to set up an account with this address, but it has one already. You can log in.'],
    action: 'Log in',
    end: 'If this was not you, there is nothing to do: nothing has changed.',
  }),
  'password-reset': () => ({
    subject: 'Set a new password for Storeglass',
    lines: [`open this link to set a new password. It works once, within ${resetHours} hour.`],
    action: 'Set a new password',
    end: 'If you did not ask for this, ignore this message: your password stays as it is.',
  }),
  'no-account': () => ({
    subject: 'There is no Storeglass account with this address',
    lines: ['someone asked for a link to open the account with this address, but there is none. You can sign up.'],
    action: 'Sign up',
    end: 'If this was not you, there is nothing to do.',
  }),
  'password-changed': () => ({
    subject: 'Your Storeglass password was changed',
    lines: ['the password of your account was changed, and every other session was ended.'],
    action: 'Log in',
    end: 'If this was not you, set a new password at once: choose "Forgot password?" on the log-in page.',
  }),
  'log-in-added': ({ provider }) => ({
    subject: `You can log in to Storeglass with ${provider} now`,
    lines: [`a ${provider} account with this address was used to log in, and opens your account from now on.`],
    action: 'Open Storeglass',
    end: 'If this was not you, write to whoever runs this Storeglass at once.',
  }),
  'second-step-on': () => ({
    subject: 'Two-step verification was turned on',
    lines: ['two-step verification was turned on for your account. From now on, every log-in also asks for a code.'],
    action: 'Open your account',
    end: 'If this was not you, write to whoever runs this Storeglass at once.',
  }),
  'second-step-off': () => ({
    subject: 'Two-step verification was turned off',
    lines: ['two-step verification was turned off for your account. From now on, you log in without a code.'],
    action: 'Open your account',
    end: 'If this was not you, set a new password at once and turn it on again.',
  }),
  'second-step-removed': () => ({
    subject: 'Two-step verification was turned off',
    lines: [
      'whoever runs this Storeglass turned off two-step verification for your account and ended all its sessions. You can log in without a code, and turn it on again.',
    ],
    action: 'Log in',
    end: 'If you did not ask for this, set a new password and write to them at once.',
  }),
  invitation: ({ organization, inviter }) => ({
    subject: `“${mailedName(inviter)}” invites you to “${mailedName(organization)}” on Storeglass`,
    lines: [
      `“${mailedName(inviter)}” invites you to work with “${mailedName(organization)}” on Storeglass.`,
      `Open this link to join. It works once, within ${inviteDays} days.`,
    ],
    action: 'Join',
    end: 'If you do not know who this is, ignore this message.',
  }),
  'email-change': () => ({
    subject: 'Confirm your new e-mail address for Storeglass',
    lines: [`open this link to log in with this address from now on. It works once, within ${changeHours} hours.`],
    action: 'Confirm address',
    end: 'If you did not ask for this, ignore this message: nothing changes.',
  }),
  'email-taken': () => ({
    subject: 'This address already has a Storeglass account',
    lines: ['someone wanted to move another account to this address, but it has an account already. You can log in.'],
    action: 'Log in',
    end: 'If this was not you, there is nothing to do: nothing has changed.',
  }),
  'email-changed': ({ newEmail }) => ({
    subject: 'Your Storeglass e-mail address was changed',
    lines: [`your account now has the address ${newEmail}. This one no longer opens it.`],
    action: 'Open Storeglass',
    end: 'If this was not you, write to whoever runs this Storeglass at once.',
  }),
  'account-closed': ({ at }) => ({
    subject: 'Your Storeglass account will be deleted',
    lines: [
      `your account was closed. On ${day(at, 'en')} it will be deleted with everything in it but the invoices, which we must keep. Until then you can log in and keep it.`,
    ],
    action: 'Keep account',
    end: 'If this was not you, keep the account and set a new password.',
  }),
}

const de: typeof en = {
  verification: () => ({
    subject: 'Bestätige dein Storeglass-Konto',
    lines: [`öffne diesen Link, um dein Konto zu bestätigen. Er gilt einmal und ${VERIFICATION_HOURS} Stunden lang.`],
    action: 'Konto bestätigen',
    end: 'Hast du dich nicht registriert? Dann ignoriere diese Nachricht.',
  }),
  'existing-account': () => ({
    subject: 'Du hast schon ein Storeglass-Konto',
    lines: ['jemand wollte mit dieser Adresse ein Konto anlegen, sie hat aber schon eines. Du kannst dich anmelden.'],
    action: 'Anmelden',
    end: 'Warst du das nicht? Dann musst du nichts tun, es hat sich nichts geändert.',
  }),
  'password-reset': () => ({
    subject: 'Neues Passwort für Storeglass',
    lines: [`öffne diesen Link, um ein neues Passwort zu setzen. Er gilt einmal und ${resetHours} Stunde lang.`],
    action: 'Neues Passwort setzen',
    end: 'Hast du das nicht verlangt? Dann ignoriere diese Nachricht, dein Passwort bleibt, wie es ist.',
  }),
  'no-account': () => ({
    subject: 'Zu dieser Adresse gibt es kein Storeglass-Konto',
    lines: ['jemand wollte einen Link zum Konto mit dieser Adresse, es gibt aber keines. Du kannst dich registrieren.'],
    action: 'Registrieren',
    end: 'Warst du das nicht? Dann musst du nichts tun.',
  }),
  'password-changed': () => ({
    subject: 'Dein Storeglass-Passwort wurde geändert',
    lines: ['das Passwort deines Kontos wurde geändert, und alle anderen Sitzungen wurden beendet.'],
    action: 'Anmelden',
    end: 'Warst du das nicht? Dann setze sofort ein neues Passwort: „Passwort vergessen?“ auf der Anmeldeseite.',
  }),
  'log-in-added': ({ provider }) => ({
    subject: `Du kannst dich jetzt mit ${provider} bei Storeglass anmelden`,
    lines: [`ein ${provider}-Konto mit dieser Adresse wurde zum Anmelden verwendet und öffnet ab jetzt dein Konto.`],
    action: 'Storeglass öffnen',
    end: 'Warst du das nicht? Dann schreibe sofort an die Person, die dieses Storeglass betreibt.',
  }),
  'second-step-on': () => ({
    subject: 'Zwei-Faktor-Anmeldung wurde eingeschaltet',
    lines: [
      'für dein Konto wurde die Zwei-Faktor-Anmeldung eingeschaltet. Ab jetzt fragt jede Anmeldung auch nach einem Code.',
    ],
    action: 'Konto öffnen',
    end: 'Warst du das nicht? Dann schreibe sofort an die Person, die dieses Storeglass betreibt.',
  }),
  'second-step-off': () => ({
    subject: 'Zwei-Faktor-Anmeldung wurde ausgeschaltet',
    lines: [
      'für dein Konto wurde die Zwei-Faktor-Anmeldung ausgeschaltet. Ab jetzt fragt die Anmeldung nach keinem Code mehr.',
    ],
    action: 'Konto öffnen',
    end: 'Warst du das nicht? Dann setze sofort ein neues Passwort und schalte sie wieder ein.',
  }),
  'second-step-removed': () => ({
    subject: 'Zwei-Faktor-Anmeldung wurde ausgeschaltet',
    lines: [
      'die Person, die dieses Storeglass betreibt, hat die Zwei-Faktor-Anmeldung deines Kontos ausgeschaltet und alle Sitzungen beendet. Du kannst dich ohne Code anmelden und sie wieder einschalten.',
    ],
    action: 'Anmelden',
    end: 'Hast du das nicht verlangt? Dann setze ein neues Passwort und schreibe sofort an diese Person.',
  }),
  invitation: ({ organization, inviter }) => ({
    subject: `„${mailedName(inviter)}“ lädt dich zu „${mailedName(organization)}“ auf Storeglass ein`,
    lines: [
      `„${mailedName(inviter)}“ lädt dich ein, mit „${mailedName(organization)}“ auf Storeglass zu arbeiten.`,
      `Öffne diesen Link, um beizutreten. Er gilt einmal und ${inviteDays} Tage lang.`,
    ],
    action: 'Beitreten',
    end: 'Kennst du den Absender nicht? Dann ignoriere diese Nachricht.',
  }),
  'email-change': () => ({
    subject: 'Bestätige deine neue E-Mail-Adresse für Storeglass',
    lines: [
      `öffne diesen Link, um dich ab jetzt mit dieser Adresse anzumelden. Er gilt einmal und ${changeHours} Stunden lang.`,
    ],
    action: 'Adresse bestätigen',
    end: 'Hast du das nicht verlangt? Dann ignoriere diese Nachricht, es ändert sich nichts.',
  }),
  'email-taken': () => ({
    subject: 'Diese Adresse hat schon ein Storeglass-Konto',
    lines: [
      'jemand wollte ein anderes Konto auf diese Adresse umstellen, sie hat aber schon ein Konto. Du kannst dich anmelden.',
    ],
    action: 'Anmelden',
    end: 'Warst du das nicht? Dann musst du nichts tun, es hat sich nichts geändert.',
  }),
  'email-changed': ({ newEmail }) => ({
    subject: 'Deine E-Mail-Adresse bei Storeglass wurde geändert',
    lines: [`dein Konto hat jetzt die Adresse ${newEmail}. Diese hier öffnet es nicht mehr.`],
    action: 'Storeglass öffnen',
    end: 'Warst du das nicht? Dann schreibe sofort an die Person, die dieses Storeglass betreibt.',
  }),
  'account-closed': ({ at }) => ({
    subject: 'Dein Storeglass-Konto wird gelöscht',
    lines: [
      `dein Konto wurde geschlossen. Am ${day(at, 'de')} wird es mit allem darin gelöscht, bis auf die Rechnungen, die wir aufbewahren müssen. Bis dahin kannst du dich anmelden und es behalten.`,
    ],
    action: 'Konto behalten',
    end: 'Warst du das nicht? Dann behalte das Konto und setze ein neues Passwort.',
  }),
}

export const words: Record<Language, typeof en> = { en, de }
