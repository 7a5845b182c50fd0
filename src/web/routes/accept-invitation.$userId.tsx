import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import { SearchText } from '#web/apps/selected/selected-search.ts'
import { AuthLayout } from '#web/features/auth/index.ts'
import { AcceptInvitationPage, LogOutFirst } from '#web/features/auth/later/accept-invitation-page.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'

const LogOutDialog = lazyWithRetry(() => import('#web/app/account/log-out-dialog.tsx'))

/** From the mailed link. */
const Search = v.object({ code: v.optional(SearchText) })

export const Route = createFileRoute('/accept-invitation/$userId')({
  validateSearch: (search) => v.parse(Search, search),
  component: Page,
})

function Page() {
  const { userId } = Route.useParams()
  const { code } = Route.useSearch()
  return (
    <AuthLayout>
      <AcceptInvitationPage userId={userId} code={code} logOut={<LogOut />} />
    </AuthLayout>
  )
}

function LogOut() {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <LogOutFirst onLogOut={() => setAsked(true)} />
      {isAsked && <LogOutDialog onStay={() => setAsked(false)} />}
    </>
  )
}
