import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { changeFailureText } from '#web/ui/feedback/change-failure-text.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { drafts } from './drafts.ts'

/** Says that the device did not take a draft, which stays in this tab, and offers to try again. */
export function tellUnsaved(id: string, error: unknown): void {
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
