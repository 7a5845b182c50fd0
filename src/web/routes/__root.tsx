import { createRootRoute, Outlet } from '@tanstack/react-router'
import { ErrorPage } from '#web/shell/error-page.tsx'

export const Route = createRootRoute({
  component: Outlet,
  notFoundComponent: ErrorPage,
})
