import { Trans, useLingui } from '@lingui/react/macro'
import { Flex, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import type { Provenance } from '#contract/protocol/provenance.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { Source } from '#web/ui/display/source.tsx'

/** How the new ratings are calculated, and where they come from. */
export function AboutNewRatings({ provenance }: { provenance: Provenance | null }) {
  const { t } = useLingui()
  const [opened, setOpened] = useState(false)
  const market = useIdentity()?.market
  const title = t`How are new ratings calculated?`
  return (
    <Popover
      opened={opened}
      onClose={() => setOpened(false)}
      title={title}
      align="right"
      width={320}
      trigger={
        <IconButton
          label={title}
          size={24}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          <IconInfoCircle size={15} stroke={1.7} aria-hidden />
        </IconButton>
      }
    >
      <Text component="section" size="sm" fw={400} px="lg" pt="md" pb={18} aria-label={title}>
        <p>
          <Trans>
            The store shows the total number of ratings for each number of stars. New ratings are the total at the end
            of the period minus the total at its start. Ratings that the store removed in the meantime are missing from
            both.
          </Trans>
        </p>
        {market && provenance && (
          <Flex
            component="p"
            gap="sm"
            justify="space-between"
            mt={14}
            pt="sm"
            c="dimmed"
            style={{ borderTop: '1px solid var(--sg-line)' }}
          >
            <span>
              <Source kind={provenance.kind} market={market} />
            </span>
            <span>{formatDay(dayOf(provenance.asOf), language())}</span>
          </Flex>
        )}
      </Text>
    </Popover>
  )
}
