import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { SearchText } from '#web/apps/selected/selected-search.ts'
import { IdentityProvider } from '#contract/auth/sign-in-options.ts'
import { AuthLayout } from '#web/features/auth/index.ts'
import { OAuthReturnPage } from '#web/features/auth/oauth/oauth-return-page.tsx'

const Text = v.optional(SearchText)
/** As the provider leads back; `error` instead of a code when it, or the person, refused. */
const Search = v.object({ code: Text, state: Text, error: Text })

export const Route = createFileRoute('/oauth/$provider')({
  validateSearch: (search) => v.parse(Search, search),
  // AUTH-003: only what exists.
  beforeLoad: ({ params }) => {
    if (!v.is(IdentityProvider, params.provider)) throw redirect({ to: '/pages/miscellaneous/error', replace: true })
  },
  component: Page,
})

function Page() {
  const { provider } = Route.useParams()
  const search = Route.useSearch()
  if (!v.is(IdentityProvider, provider)) return null
  return (
    <AuthLayout>
      <OAuthReturnPage provider={provider} {...search} />
    </AuthLayout>
  )
}
