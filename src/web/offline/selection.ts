import * as v from 'valibot'
import { readLocal, writeLocal } from './storage/local-item.ts'
import { deviceUser } from './storage/device-user.ts'
import { createStore, saysTheSame } from './create-store.ts'

const Ui = v.object({
  scheme: v.fallback(v.picklist(['light', 'dark', 'auto']), 'auto'),
  /** null: the browser's preference. */
  language: v.fallback(v.nullable(v.picklist(['en', 'de'])), null),
})

/** What a user has selected. Colour scheme and language also apply to the device before anybody signs in. */
export const Selection = v.object({
  projectId: v.fallback(v.nullable(v.string()), null),
  locale: v.fallback(v.nullable(v.string()), null),
  /** Locale of a country that is viewed without being tracked, until another app or country is selected. */
  viewedLocale: v.fallback(v.nullable(v.string()), null),
  competitorTrackId: v.fallback(v.nullable(v.string()), null),
  /** Hex colour of each project seen, by project id. */
  colours: v.fallback(v.record(v.string(), v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))), {}),
  menuCollapsed: v.fallback(v.boolean(), false),
  menuHidden: v.fallback(v.boolean(), false),
  menuLayout: v.fallback(v.picklist(['vertical', 'horizontal']), 'vertical'),
  navbar: v.fallback(v.picklist(['static', 'hidden']), 'static'),
  footerHidden: v.fallback(v.boolean(), false),
  /** Whether pages span the window or are centred in a box. */
  content: v.fallback(v.picklist(['full', 'boxed']), 'full'),
  /** What a page remembers of itself, by the page's name: columns, saved views. The page knows its shape. */
  pages: v.fallback(v.record(v.string(), v.unknown()), {}),
  ...Ui.entries,
})
export type Selection = v.InferOutput<typeof Selection>

const UI_KEY = 'storeglass.ui'

const deviceUi = () => readLocal(UI_KEY, Ui) ?? v.parse(Ui, {})
const unselected = (): Selection => v.parse(Selection, deviceUi())

export const selection = createStore<Selection>(unselected(), saysTheSame)

/** What was selected since the user became known. */
let chosen: Partial<Selection> = {}

/** Changes the user's selection and saves it on the device for the next start. */
export function select(wanted: Partial<Selection>): void {
  const patch = 'locale' in wanted || 'projectId' in wanted ? { viewedLocale: null, ...wanted } : wanted
  const next = { ...selection.get(), ...patch }
  chosen = { ...chosen, ...patch }
  if ('scheme' in patch || 'language' in patch) writeLocal(UI_KEY, { scheme: next.scheme, language: next.language })
  selection.set(next)
}

let seededFor: string | null = null

/**
 * Restores the user's earlier selection; the copy for the first frame takes precedence, and so does what was selected
 * in the meantime.
 */
export function seedSelection(saved: Selection, userId: string): void {
  if (seededFor === userId) return
  seededFor = userId
  // Another user, or nobody, may have changed colour scheme and language since: the device's setting takes precedence.
  selection.set({ ...saved, ...chosen, ...deviceUi() })
}

deviceUser.subscribe(() => {
  if (deviceUser.get() === seededFor) return
  seededFor = null
  chosen = {}
  selection.set(unselected())
})

// Applies another tab's colour scheme and language.
window.addEventListener('storage', (event) => {
  if (event.key === UI_KEY) selection.set({ ...selection.get(), ...deviceUi() })
})
