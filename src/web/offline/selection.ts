import { createStore } from './store.ts'

export interface Selection {
  projectId: string | null
  locale: string | null
  competitorTrackId: string | null
  menuCollapsed: boolean
  scheme: 'light' | 'dark' | 'auto'
  /** null: as the browser says. */
  language: 'en' | 'de' | null
}

export const initialSelection: Selection = {
  projectId: null,
  locale: null,
  competitorTrackId: null,
  menuCollapsed: false,
  scheme: 'auto',
  language: null,
}

export const selection = createStore<Selection>(initialSelection)

/** Changes what the user has selected; kept on the device for the next start. */
export function select(patch: Partial<Selection>): void {
  selection.set({ ...selection.get(), ...patch })
}
