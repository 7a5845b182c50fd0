import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { myOrganizationsRead } from '#web/data/queries/team-reads.ts'
import { useRead } from '#web/data/queries/read.ts'
import { AuthLayout } from '#web/features/auth/index.ts'
import { switchOrganisation } from '#web/session/switch-organisation.ts'
import { Button } from '@mantine/core'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'

const LogOutDialog = lazyWithRetry(() => import('./log-out-dialog.tsx'))
const SetUpFirst = lazyWithRetry(() => import('#web/features/account/second-step/set-up-first.tsx'))

/** In place of every page, for members who must set up a second step before anything else in this organisation. */
export default function SecondStepFirst({ identity }: { identity: Identity }) {
  const { t } = useLingui()
  const [isLeaving, setLeaving] = useState(false)
  const organizations = useRead(myOrganizationsRead(identity)).data ?? []
  const others = organizations.filter(({ current }) => !current)
  return (
    <AuthLayout>
      <SetUpFirst organization={identity.organizationName} onLogOut={() => setLeaving(true)} />
      {others.map(({ organizationId, name }) => (
        <Button
          key={organizationId}
          variant="subtle"
          color="gray"
          onClick={() => void switchOrganisation(organizationId).catch(tellFailure)}
        >
          {t`Switch to ${name}`}
        </Button>
      ))}
      {isLeaving && <LogOutDialog onStay={() => setLeaving(false)} />}
    </AuthLayout>
  )
}
