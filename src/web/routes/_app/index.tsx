import { createFileRoute, redirect } from '@tanstack/react-router'
import { takeWanted } from '#web/shell/access/wanted-address.ts'

export const Route = createFileRoute('/_app/')({
  beforeLoad: ({ location: { searchStr } }) => {
    throw redirect({ href: takeWanted() ?? `/app-overview/my-app${searchStr}`, replace: true })
  },
})
