import { Trans } from '@lingui/react/macro'
import { Stack, Text, Title } from '@mantine/core'
import type { Identity } from '#contract/auth/auth.ts'
import { Facets } from '#web/ui/feedback/empty-state.tsx'
import { AppSearch } from './app-search.tsx'

/** What an account without apps sees: where to begin. */
export function FirstApp({ identity }: { identity: Identity }) {
  return (
    <Stack align="center" gap={0} maw={560} mx="auto" px="var(--sg-gutter)" pt={56} pb={40} ta="center">
      <Facets width={120} />
      <Title order={2} mt={20} fz={28} lh="34px" lts="-0.02em">
        <Trans>Which app do you work on?</Trans>
      </Title>
      <Text mt={6} mb={28} c="dimmed">
        <Trans>Pick your first app. You can add more and change countries at any time.</Trans>
      </Text>
      <AppSearch identity={identity} onDone={() => {}} />
    </Stack>
  )
}
