import * as v from 'valibot'
import { readLocal, writeLocal } from './storage/local-item.ts'
import { deviceUser } from './storage/device-user.ts'
import { createStore } from './create-store.ts'

const Ui = v.object({
  scheme: v.fallback(v.picklist(['light', 'dark', 'auto']), 'auto'),
  /** null: as the browser says. */
  language: v.fallback(v.nullable(v.picklist(['en', 'de'])), null),
})

/** What a user has selected; scheme and language also stand for the device, before anybody signs in. */
export const Selection = v.object({
  projectId: v.fallback(v.nullable(v.string()), null),
  locale: v.fallback(v.nullable(v.string()), null),
  /** A country's locale that is looked at without being tracked, until an app or a country is selected. */
  viewedLocale: v.fallback(v.nullable(v.string()), null),
  competitorTrackId: v.fallback(v.nullable(v.string()), null),
  /** Hex colour of each project that was seen, by its id. */
  colours: v.fallback(v.record(v.string(), v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))), {}),
  menuCollapsed: v.fallback(v.boolean(), false),
  menuHidden: v.fallback(v.boolean(), false),
  menuLayout: v.fallback(v.picklist(['vertical', 'horizontal']), 'vertical'),
  navbar: v.fallback(v.picklist(['static', 'hidden']), 'static'),
  footerHidden: v.fallback(v.boolean(), false),
  /** Whether the pages are as wide as the window, or have a box in its middle. */
  content: v.fallback(v.picklist(['full', 'boxed']), 'full'),
  ...Ui.entries,
})
export type Selection = v.InferOutput<typeof Selection>

const UI_KEY = 'storeglass.ui'

const deviceUi = () => readLocal(UI_KEY, Ui) ?? v.parse(Ui, {})
const unselected = (): Selection => v.parse(Selection, deviceUi())

export const selection = createStore<Selection>(unselected())

/** What was selected since it is known who the user is. */
let chosen: Partial<Selection> = {}

/** Changes what the user has selected; kept on the device for the next start. */
export function select(wanted: Partial<Selection>): void {
  const patch = 'locale' in wanted || 'projectId' in wanted ? { viewedLocale: null, ...wanted } : wanted
  const next = { ...selection.get(), ...patch }
  chosen = { ...chosen, ...patch }
  if ('scheme' in patch || 'language' in patch) writeLocal(UI_KEY, { scheme: next.scheme, language: next.language })
  selection.set(next)
}

let seededFor: string | null = null

/**
 * Takes over what the user had selected before; the copy for the first frame comes first and wins. What was selected
 * meanwhile stays.
 */
export function seedSelection(saved: Selection, userId: string): void {
  if (seededFor === userId) return
  seededFor = userId
  // Scheme and language were perhaps changed by another user or before the log-in: the device's word counts.
  selection.set({ ...saved, ...chosen, ...deviceUi() })
}

deviceUser.subscribe(() => {
  if (deviceUser.get() === seededFor) return
  seededFor = null
  chosen = {}
  selection.set(unselected())
})

// Another tab's choice of colours and language holds here too.
window.addEventListener('storage', (event) => {
  if (event.key === UI_KEY) selection.set({ ...selection.get(), ...deviceUi() })
})
