import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { changeFailureText } from './failure-text.ts'
import { notify } from './notify.ts'

/** Says that a change was not made, for writes that have no place of their own to say it. */
export function tellFailure(error: unknown): void {
  notify({
    kind: 'error',
    title: t`Couldn't save the change`,
    description: i18n._(changeFailureText(error)),
  })
}
