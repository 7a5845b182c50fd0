import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { privilegesOf } from '#contract/protocol/access.ts'
import { getIdentity } from '#web/session/session.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { AdministrationPage, Stopping } from '#web/features/administration/index.ts'
import { requireSession } from '#web/app/access/guards.ts'

const Part = v.picklist(['users', 'incidents', 'flags', 'sources', 'store-data', 'log'])

const Search = v.object({
  part: v.optional(v.fallback(Part, 'users')),
  /** Whose part of the audit log. */
  user: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
  /** Acting as somebody ends here and goes on at this page of the app. */
  back: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\\\p{Cc}]*$/u))), undefined),
})

/** TEAM-008. */
export const Route = createFileRoute('/_app/pages/administration')({
  validateSearch: Search,
  beforeLoad: async () => {
    await requireSession()
    const identity = getIdentity()
    if (identity && !identity.impersonatorId && !privilegesOf(identity).has('admin/view'))
      throw redirect({ to: '/pages/miscellaneous/not-authorized', replace: true })
  },
  component: Page,
  staticData: { page: { title: msg`Administration`, selects: null, help: 'administration' } },
})

function Page() {
  const identity = useIdentity()
  const { part = 'users', user, back = '/' } = Route.useSearch()
  const navigate = Route.useNavigate()
  if (!identity) return null
  if (identity.impersonatorId) return <Stopping back={back} />
  return (
    <AdministrationPage
      part={part}
      user={user}
      onPart={(next, of) => void navigate({ search: { part: next, user: of } })}
    />
  )
}
