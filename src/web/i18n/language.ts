import { i18n, type Messages } from '@lingui/core'
import { Language } from '#contract/auth.ts'
import * as v from 'valibot'

/** Languages by their own name, in the order they are offered. */
export const languages: Record<Language, string> = { en: 'English', de: 'Deutsch' }

const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('../../../locales/en.po'),
  de: () => import('../../../locales/de.po'),
}

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
  const { messages } = await catalogues[next]()
  i18n.loadAndActivate({ locale: next, messages })
  document.documentElement.lang = next
}
