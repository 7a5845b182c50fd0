import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'

/** What stands where a value is not known. */
export function EmptyField() {
  return (
    <Text span inherit c="var(--sg-text-3)">
      <Trans>No data available</Trans>
    </Text>
  )
}
