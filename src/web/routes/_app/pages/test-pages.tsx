import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { getLinks } from '#contract/links.ts'
import { call } from '#web/api/call.ts'
import { getIdentity } from '#web/session/session.ts'
import { GalleryPage } from '#web/features/administration/index.ts'
import { requireSession } from '#web/app/access/guards.ts'

/** MENU-060, OP-36: for staff, while the server says that it has its test section; else there is no such page. */
export const Route = createFileRoute('/_app/pages/test-pages')({
  beforeLoad: async () => {
    await requireSession()
    if (getIdentity()?.internal && (await call(getLinks, {})).testMenu) return
    throw redirect({ to: '/pages/miscellaneous/error', replace: true })
  },
  component: GalleryPage,
  staticData: { page: { title: msg`Test pages`, selects: null, help: 'test-pages' } },
})
