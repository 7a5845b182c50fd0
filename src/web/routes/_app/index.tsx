import { createFileRoute, redirect } from '@tanstack/react-router'
import { takeWanted } from '#web/shell/wanted-address.ts'

export const Route = createFileRoute('/_app/')({
  beforeLoad: () => {
    throw redirect({ href: takeWanted() ?? '/app-overview/my-app', replace: true })
  },
})
