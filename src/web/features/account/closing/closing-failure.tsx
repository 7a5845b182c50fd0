import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { failureText } from '#web/ui/feedback/failure-text.ts'

/** ERR-025. */
export function ClosingFailure({ error }: { error: unknown }) {
  const { i18n } = useLingui()
  const reason = i18n._(failureText(error))
  return (
    <Text c="bad" role="alert">
      <Trans>An error occurred while closing the account. {reason}</Trans>
    </Text>
  )
}
