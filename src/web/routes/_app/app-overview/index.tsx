import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/app-overview/')({
  beforeLoad: () => {
    throw redirect({ to: '/app-overview/my-app', replace: true })
  },
})
