import { i18n, type Messages } from '@lingui/core'
import { Language } from '#contract/auth/auth.ts'
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

/** Catalogues of the features that have their texts to themselves (locales/lingui.config.ts). */
const later = {
  pages: {
    en: () => import('../../../locales/pages/en.po'),
    de: () => import('../../../locales/pages/de.po'),
  },
  keywords: {
    en: () => import('../../../locales/keywords/en.po'),
    de: () => import('../../../locales/keywords/de.po'),
  },
  account: {
    en: () => import('../../../locales/account/en.po'),
    de: () => import('../../../locales/account/de.po'),
  },
  otherPages: {
    en: () => import('../../../locales/other-pages/en.po'),
    de: () => import('../../../locales/other-pages/de.po'),
  },
  connections: {
    en: () => import('../../../locales/connections/en.po'),
    de: () => import('../../../locales/connections/de.po'),
  },
  reviews: {
    en: () => import('../../../locales/reviews/en.po'),
    de: () => import('../../../locales/reviews/de.po'),
  },
  dashboards: {
    en: () => import('../../../locales/dashboards/en.po'),
    de: () => import('../../../locales/dashboards/de.po'),
  },
  onboarding: {
    en: () => import('../../../locales/onboarding/en.po'),
    de: () => import('../../../locales/onboarding/de.po'),
  },
  waysIn: {
    en: () => import('../../../locales/ways-in/en.po'),
    de: () => import('../../../locales/ways-in/de.po'),
  },
  staff: {
    en: () => import('../../../locales/staff/en.po'),
    de: () => import('../../../locales/staff/de.po'),
  },
} satisfies Record<string, Record<Language, () => Promise<{ messages: Messages }>>>

const wanted = new Set<keyof typeof later>()

/** Loads a language's texts and makes it the one in use. */
export async function activate(next: Language): Promise<void> {
  const names = [...wanted]
  const bring = (name: keyof typeof later) =>
    later[name][next]().catch((error: unknown) => {
      if (i18n.locale) throw error
      // A page whose texts can't be had must not keep the first frame away: its loader asks again, and says so.
      wanted.delete(name)
    })
  const loaded = await Promise.all([catalogues[next](), ...names.map(bring)])
  // More may have become wanted meanwhile.
  if (wanted.size > names.length) return activate(next)
  i18n.loadAndActivate({ locale: next, messages: Object.assign({}, ...loaded.map((one) => one?.messages)) })
  document.documentElement.lang = next
}

/** For what has a catalogue of its own: brings it before that is drawn. */
const load = (name: keyof typeof later) => async (): Promise<void> => {
  wanted.add(name)
  // The first language is on its way, and brings what is wanted along.
  if (!i18n.locale) return
  const current = language()
  const { messages } = await later[name][current]()
  // Nothing on screen uses them yet: `i18n.load` would draw all of it anew.
  if (language() === current) Object.assign(i18n.messages, messages)
}

export const loadPageTexts = load('pages')
const loadKeywords = load('keywords')
/** The keyword area, and what it shares with other pages. */
export const loadKeywordTexts = async (): Promise<void> => {
  await Promise.all([loadPageTexts(), loadKeywords()])
}
const loadOther = load('otherPages')
/** Pages that people open now and then, and what they share with others. */
export const loadOtherPageTexts = async (): Promise<void> => {
  await Promise.all([loadPageTexts(), loadOther()])
}
const loadReviews = load('reviews')
/** Reviews and the replies to them, and what they share with other pages. */
export const loadReviewTexts = async (): Promise<void> => {
  await Promise.all([loadPageTexts(), loadReviews()])
}
const loadDashboards = load('dashboards')
/** The dashboards of own figures, and what they share with other pages. */
export const loadDashboardTexts = async (): Promise<void> => {
  await Promise.all([loadPageTexts(), loadDashboards()])
}
/** Settings, plans and the team. */
export const loadAccountTexts = load('account')
/** Stores and ad platforms. */
export const loadConnectionTexts = load('connections')
/** All ways in but the log-in and the sign-up. */
export const loadWaysInTexts = load('waysIn')
/** Administration. */
export const loadStaffTexts = load('staff')

const withTexts =
  (loadTexts: () => Promise<void>) =>
  <T>(loadPart: () => Promise<T>) =>
  async (): Promise<T> => {
    const [part] = await Promise.all([loadPart(), loadTexts()])
    return part
  }

/** Loads a part and the texts that it shares with other pages at the same time. */
export const withPageTexts = withTexts(loadPageTexts)
/** Loads a part of the keyword area with its texts. */
export const withKeywordTexts = withTexts(loadKeywordTexts)
/** Loads a part of the reviews with its texts. */
export const withReviewTexts = withTexts(loadReviewTexts)
/** Loads a part of the dashboards of own figures with its texts. */
export const withDashboardTexts = withTexts(loadDashboardTexts)
/** Loads a part of what opens over the connections with its texts. */
export const withConnectionTexts = withTexts(loadConnectionTexts)
/** Loads a part of the first log-in's guide with its texts. */
export const withOnboardingTexts = withTexts(load('onboarding'))
