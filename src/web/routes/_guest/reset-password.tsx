import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { ResetPasswordPage } from '#web/features/auth/later/index.ts'
import { loadWaysInTexts } from '#web/i18n/language.ts'

const Text = v.optional(v.fallback(v.optional(v.string()), undefined))
/** From the mailed link. */
const Search = v.object({ userId: Text, code: Text })

export const Route = createFileRoute('/_guest/reset-password')({
  validateSearch: (search) => v.parse(Search, search),
  loader: loadWaysInTexts,
  component: Page,
})

function Page() {
  return <ResetPasswordPage {...Route.useSearch()} />
}
