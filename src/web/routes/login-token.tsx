import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { SearchText } from '#web/apps/selected/selected-search.ts'
import { AuthLayout } from '#web/features/auth/index.ts'
import { LoginTokenPage } from '#web/features/auth/later/login-token-page.tsx'

const Text = v.optional(SearchText)
const Search = v.object({ token: Text, redirectTo: Text, selectedAppId: Text })

export const Route = createFileRoute('/login-token')({
  validateSearch: (search) => v.parse(Search, search),
  component: Page,
})

function Page() {
  const search = Route.useSearch()
  return (
    <AuthLayout>
      <LoginTokenPage {...search} />
    </AuthLayout>
  )
}
