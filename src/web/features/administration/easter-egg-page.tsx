import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { getHealth } from '#contract/protocol/health.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { brand, Mark } from '#web/ui/display/mark.tsx'
import { useTitle } from '#web/ui/hooks/use-title.ts'

/** Name of the release, as the weather that a storm glass shows. */
const RELEASE_NAME = 'First frost'

/** OP-27: nothing leads here. */
export function EasterEggPage() {
  const { t } = useLingui()
  useTitle(t`You found it`)
  const version = useRead(read(getHealth, {})).data?.version
  return (
    <Stack component="main" align="center" justify="center" gap="sm" mih="100dvh" p={24} ta="center">
      <Mark size={96} />
      <Text component="h1" fz={28} fw={700} lh="36px" translate="no">
        {brand}
      </Text>
      <Text c="dimmed">
        <Trans>Release “{RELEASE_NAME}”</Trans>
        {version !== undefined && ` · ${version}`}
      </Text>
    </Stack>
  )
}
