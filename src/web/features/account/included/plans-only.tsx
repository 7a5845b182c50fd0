import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { usePlansSold } from '#web/data/queries/plans-sold.ts'
import { NarrowPage } from '#web/ui/display/narrow-page.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { QuotaList } from '../plan/quota-list.tsx'

interface Props {
  identity: Identity
  /** Where no plans are sold; left out: the way to the page that says what the server includes. */
  instead?: ReactNode
  children: ReactNode
}

/** The pages of plans and payments. */
export function PlansOnly({ identity, instead, children }: Props) {
  if (usePlansSold(identity)) return children
  return instead ?? <Navigate to="/settings/plan" replace />
}

/** What a server that sells no plans includes: everything, but in a demo, which has limits. */
export const Included = ({ identity }: { identity: Identity }) => (
  <NarrowPage>
    {identity.demo ? (
      <Card title={<Trans>This is a demo</Trans>} padded>
        <Text c="dimmed">
          <Trans>You can try every page, within the limits below. The limits apply to demos only.</Trans>
        </Text>
      </Card>
    ) : (
      <Card title={<Trans>Everything is included</Trans>} padded>
        <Text c="dimmed">
          <Trans>This server doesn't sell plans. Your organisation has every feature, and nothing expires.</Trans>
        </Text>
      </Card>
    )}
    <QuotaList identity={identity} />
  </NarrowPage>
)
