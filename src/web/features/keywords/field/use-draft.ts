import { useEffect, useSyncExternalStore } from 'react'
import { localesOfStorefront } from '#aso/keyword-field/storefront-locales.ts'
import { fieldLength } from '#aso/keyword-field/field-text.ts'
import { countryCodeOf } from '#contract/store.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import type { KeptRows } from './kept-rows.ts'
import {
  canUndo,
  changeEntries,
  draftId,
  drafts,
  EMPTY_DRAFT,
  swapDrafts,
  undo,
  viewId,
  viewOf,
  views,
  type Draft,
  type View,
} from './drafts.ts'

function useKept<T>(rows: KeptRows<T>, id: string): T | null {
  useEffect(() => rows.follow(id), [rows, id])
  return useSyncExternalStore(
    (listener) => rows.subscribe(id, listener),
    () => rows.get(id),
  )
}

export interface DraftInUse extends Draft {
  /** The device has been asked what it keeps. */
  isRead: boolean
  canUndo: boolean
  change: (next: (before: readonly string[]) => string[]) => void
  undo: () => void
  /** The store has the field as it is now. */
  publish: () => void
  /** Keeps the field as it is now as the second draft. */
  keep: () => void
  /** Goes on with the second draft; this one becomes the second. */
  swap: () => void
}

/** The draft of an app's keyword field in one localization, as every tab sees it. */
export function useDraft(app: AppInCountry, locale: string): DraftInUse {
  const id = draftId(app, locale)
  const draft = useKept(drafts, id)
  return {
    ...(draft ?? EMPTY_DRAFT),
    isRead: draft !== null,
    canUndo: canUndo(id),
    change: (next) => void changeEntries(id, next),
    undo: () => void undo(id),
    publish: () => void drafts.change(id, (before) => ({ ...before, published: before.entries })),
    keep: () => void drafts.change(id, (before) => ({ ...before, second: before.entries })),
    swap: () => void swapDrafts(id),
  }
}

export interface ViewInUse extends View {
  /** What the storefront searches, its default first; only the one that is shown where there is no App Store. */
  locales: readonly string[]
  show: (next: Partial<View>) => void
}

/** Which localization of an app's keyword field is composed. */
export function useView(app: AppInCountry): ViewInUse {
  const id = viewId(app)
  const view = viewOf(app, useKept(views, id))
  return {
    ...view,
    locales: localesOfStorefront(countryCodeOf(app.locale)) ?? [view.locale],
    show: (next) => void views.change(id, (before) => ({ ...viewOf(app, before), ...next })),
  }
}

/** Characters of the field that the composer shows. */
export function useFieldLength(app: AppInCountry): number {
  const { locale } = useView(app)
  return fieldLength(useDraft(app, locale).entries)
}
