import { useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { AuthLayout } from '#web/features/auth/index.ts'
import { loadAccountTexts, withPageTexts } from '#web/i18n/language.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'

const LogOutDialog = lazyWithRetry(withPageTexts(() => import('../account/log-out-dialog.tsx')))
const SetUpFirst = lazyWithRetry(
  withPageTexts(async () => {
    const [page] = await Promise.all([import('#web/features/account/second-step/set-up-first.tsx'), loadAccountTexts()])
    return page
  }),
)

/** In place of every page, for members who must set up a second step before anything else. */
export default function SecondStepFirst({ identity }: { identity: Identity }) {
  const [isLeaving, setLeaving] = useState(false)
  return (
    <AuthLayout>
      <SetUpFirst organization={identity.organizationName} onLogOut={() => setLeaving(true)} />
      {isLeaving && <LogOutDialog onStay={() => setLeaving(false)} />}
    </AuthLayout>
  )
}
