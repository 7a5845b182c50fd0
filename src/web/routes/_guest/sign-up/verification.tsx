import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { SearchText } from '#web/apps/selected/selected-search.ts'
import { VerificationPage } from '#web/features/auth/sign-up/verification-page.tsx'

/** `userId` and `code` come from the mailed link, `email` from the sign-up form. */
const Search = v.object({
  userId: v.optional(SearchText),
  code: v.optional(SearchText),
  email: v.optional(SearchText),
})

export const Route = createFileRoute('/_guest/sign-up/verification')({
  validateSearch: (search) => v.parse(Search, search),
  component: Page,
})

function Page() {
  return <VerificationPage {...Route.useSearch()} />
}
