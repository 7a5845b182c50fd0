import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError } from '#web/api/api-error.ts'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { Notice } from '../notice.tsx'

/** ERR-029: why a billing address was not saved; what is typed stays. */
export function AddressFailure({ failure }: { failure: unknown }) {
  const { i18n } = useLingui()
  return (
    <Notice kind="error">
      <Trans>An error occurred while saving the billing address.</Trans>{' '}
      {failure instanceof ApiError && i18n._(failureText(failure))}
    </Notice>
  )
}
