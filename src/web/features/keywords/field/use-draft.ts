import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { localesOfStorefront, storeLocaleOf } from '#aso/keyword-field/storefront-locales.ts'
import { fieldLength } from '#aso/keyword-field/field-text.ts'
import { countryCodeOf } from '#contract/store.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { EMPTY_DRAFT, type Draft } from '#web/data/keyword-drafts/draft.ts'
import { useRowState, useSavedRow } from '#web/data/saved-rows/use-saved-row.ts'
import { changeFailureText } from '#web/ui/feedback/failure-text.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import {
  canUndo,
  changeDraft,
  changeEntries,
  draftId,
  drafts,
  swapDrafts,
  undo,
  viewId,
  viewOf,
  views,
  type View,
} from './drafts.ts'

export interface DraftInUse extends Draft {
  /** The draft has been read from the device. */
  isRead: boolean
  /** The device did not take its last change. */
  isUnwritten: boolean
  canUndo: boolean
  change: (next: (before: readonly string[]) => string[]) => void
  /** Title or subtitle as the user types them; null: that of the listing. */
  setText: (text: 'title' | 'subtitle', value: string | null) => void
  undo: () => void
  /** The store has the field as it is now. */
  publish: () => void
  /** Saves the current field as the second draft. */
  keep: () => void
  /** Goes on with the second draft; this one becomes the second. */
  swap: () => void
}

/** The draft of an app's keyword field in one localization, as every tab sees it. */
export function useDraft(app: AppInCountry, locale: string): DraftInUse {
  // `canUndo` changes with the draft, though only the id is passed.
  'use no memo'
  const id = draftId(app, locale)
  const draft = useSavedRow(drafts, id)
  const isUnwritten = useRowState(drafts, id) === 'unwritten'
  const report = (change: Promise<void>) => void change.catch((error: unknown) => tellUnsaved(id, error))
  return {
    ...(draft ?? EMPTY_DRAFT),
    isRead: draft !== null,
    isUnwritten,
    canUndo: canUndo(id),
    change: (next) => report(changeEntries(id, next)),
    setText: (text, value) => report(changeDraft(id, (before) => ({ ...before, [text]: value }))),
    undo: () => report(undo(id)),
    publish: () => report(changeDraft(id, (before) => ({ ...before, published: before.entries }))),
    keep: () => report(changeDraft(id, (before) => ({ ...before, second: before.entries }))),
    swap: () => report(swapDrafts(id)),
  }
}

interface ViewInUse extends View {
  /** Localizations searched by the storefront, the default first; only the shown one where there is no App Store. */
  locales: readonly string[]
  show: (next: Partial<View>) => void
}

/** Which localization of an app's keyword field is composed. */
export function useView(app: AppInCountry): ViewInUse {
  const id = viewId(app)
  const view = viewOf(app, useSavedRow(views, id))
  return {
    ...view,
    locales: localesOfStorefront(countryCodeOf(app.locale)) ?? [view.locale],
    // No message: choosing it again is easier than reading one.
    show: (next) => void views.change(id, (before) => ({ ...viewOf(app, before), ...next })).catch(() => {}),
  }
}

/** Characters of the field that the composer shows. */
export function useFieldLength(app: AppInCountry): number {
  const { locale } = useView(app)
  return fieldLength(useDraft(app, locale).entries)
}

/**
 * The words of the keyword field in the localization that a country's people see: of the published one as far as the user
 * said so, else of the draft. null: neither is known, or the app is not the project's own.
 */
export function useKeywordField(app: AppInCountry): readonly string[] | null {
  const { entries, published } = useDraft(app, storeLocaleOf(app.locale))
  if (!app.isOwn || app.store !== 'APP_STORE') return null
  return published ?? (entries.length > 0 ? entries : null)
}

/** Says that the device did not take a draft, which stays in this tab, and offers to try again. */
function tellUnsaved(id: string, error: unknown): void {
  const reason = i18n._(changeFailureText(error))
  notify({
    kind: 'error',
    title: t`Keyword field not saved`,
    description: t`${reason} Until then it lasts as long as this page is open.`,
    actions: [
      {
        label: t`Try again`,
        onClick: () => void drafts.change(id, (draft) => draft).catch((failure: unknown) => tellUnsaved(id, failure)),
      },
    ],
  })
}
