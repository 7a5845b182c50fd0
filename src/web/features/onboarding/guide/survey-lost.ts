import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { failureText } from '#web/ui/failure-text.ts'
import { notify } from '#web/ui/notify.ts'

/** ERR-011: says why the survey was not saved; returns the words, for the page that comes next. */
export function tellSurveyLost(failure: unknown): string {
  const why = i18n._(failureText(failure))
  showSurveyLost(why)
  return why
}

export function showSurveyLost(why: string): void {
  notify({ kind: 'error', title: t`Your answers weren't saved`, description: why })
}
