import { i18n, type Messages } from '@lingui/core'
import { Language } from '#contract/auth/auth.ts'
import * as v from 'valibot'

/** Languages by their own name, in the order they are offered. */
export const languages: Record<Language, string> = { en: 'English', de: 'Deutsch' }

type Catalogue = Record<Language, () => Promise<{ messages: Messages }>>

/** What the first page shows, and what stands around every page (locales/lingui.config.ts). */
const first: Catalogue = {
  en: () => import('../../../locales/first/en.po'),
  de: () => import('../../../locales/first/de.po'),
}

/** All else. */
const app: Catalogue = {
  en: () => import('../../../locales/app/en.po'),
  de: () => import('../../../locales/app/de.po'),
}

let wantsApp = false

/** The language in use. */
export const language = (): Language => (i18n.locale === 'de' ? 'de' : 'en')

/** The user's choice, else the first of the browser's languages that exists here, else English (I18N-002, OP-112). */
export function detectLanguage(chosen: Language | null): Language {
  if (chosen) return chosen
  const offered = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => v.is(Language, tag))
  return v.is(Language, offered) ? offered : 'en'
}

/** Loads a language's texts and makes it the one in use. */
export async function activate(next: Language): Promise<void> {
  const more = wantsApp
  const loaded = await Promise.all([first[next](), more ? loadAppOf(next) : null])
  // They may have become wanted meanwhile.
  if (wantsApp && !more) return activate(next)
  i18n.loadAndActivate({ locale: next, messages: Object.assign({}, ...loaded.map((one) => one?.messages)) })
  document.documentElement.lang = next
}

async function loadAppOf(next: Language): Promise<{ messages: Messages } | null> {
  try {
    return await app[next]()
  } catch (error) {
    if (i18n.locale) throw error
    // A page whose texts can't be had must not keep the first frame away: its loader asks again, and says so.
    wantsApp = false
    return null
  }
}

/**
 * Loads the texts that the first page does not need, which is done once that page is drawn. Routes and `lazyWithRetry` wait
 * for them, so that nothing is drawn without its texts.
 */
export async function loadAppTexts(): Promise<void> {
  wantsApp = true
  // The first language is on its way, and brings them along.
  if (!i18n.locale) return
  const current = language()
  const { messages } = await app[current]()
  // Nothing on screen uses them yet: `i18n.load` would draw all of it anew.
  if (language() === current) Object.assign(i18n.messages, messages)
}

/** Waits for a part that draws such texts, and for the texts beside it. */
export async function withAppTexts<T>(part: T | Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, loadAppTexts()])
  return loaded
}
