import { createRootRoute, Outlet } from '@tanstack/react-router'
import { ErrorPage } from '#web/shell/error-page.tsx'
import { PageFailure } from '#web/shell/page-failure.tsx'

export const Route = createRootRoute({
  component: Outlet,
  notFoundComponent: ErrorPage,
  errorComponent: PageFailure,
})
