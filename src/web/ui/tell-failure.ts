import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { ApiError } from '#web/data/api-error.ts'
import { failureText } from './failure-text.ts'
import { notify } from './notify.ts'

/** Says that a change was not made, for writes that have no place of their own to say it. */
export function tellFailure(error: unknown): void {
  notify({
    kind: 'error',
    title: t`The change wasn't saved`,
    description:
      error instanceof ApiError
        ? i18n._(failureText(error))
        : t`This device has no room left. Free some space and try again.`,
  })
}
