import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { SearchText } from '#web/apps/selected/selected-search.ts'
import { ResetPasswordPage } from '#web/features/auth/later/reset-password-page.tsx'

const Text = v.optional(SearchText)
/** From the mailed link. */
const Search = v.object({ userId: Text, code: Text })

export const Route = createFileRoute('/_guest/reset-password')({
  validateSearch: (search) => v.parse(Search, search),
  component: Page,
})

function Page() {
  return <ResetPasswordPage {...Route.useSearch()} />
}
