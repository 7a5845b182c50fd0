import { createFileRoute, redirect } from '@tanstack/react-router'
import { wantedAddress } from '#web/app/access/wanted-address.ts'

export const Route = createFileRoute('/_app/')({
  beforeLoad: ({ location: { searchStr } }) => {
    throw redirect({ href: wantedAddress() ?? `/app-overview/my-app${searchStr}`, replace: true })
  },
})
