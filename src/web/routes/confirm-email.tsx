import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { AuthLayout } from '#web/features/auth/index.ts'
import { ConfirmEmailPage } from '#web/features/auth/later/confirm-email-page.tsx'

const Search = v.object({ userId: v.fallback(v.string(), ''), code: v.fallback(v.string(), '') })

export const Route = createFileRoute('/confirm-email')({
  validateSearch: (search) => v.parse(Search, search),
  component: Page,
})

function Page() {
  return (
    <AuthLayout>
      <ConfirmEmailPage {...Route.useSearch()} />
    </AuthLayout>
  )
}
