import { createRootRoute, Navigate, Outlet } from '@tanstack/react-router'

export const Route = createRootRoute({
  component: Outlet,
  // MENU-007.
  notFoundComponent: () => <Navigate to="/pages/miscellaneous/error" replace />,
})
