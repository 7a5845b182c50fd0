import type { ModuleGraph } from './module-graph.ts'
import { root } from './root.ts'

/** The routes of the pages that a start opens, of guests and of those who are logged in. */
export const firstPages = {
  guest: ['_guest', '_guest/login'],
  app: ['_app', '_app/app-overview/route', '_app/app-overview/my-app'],
}

/** The modules of some routes' pages, which the router's plugin splits from the routes. */
export const pageModules = (routes: readonly string[], graph: ModuleGraph): string[] =>
  routes.flatMap((route) => [
    ...(graph.getModuleInfo(`${root}src/web/routes/${route}.tsx`)?.dynamicallyImportedIds ?? []),
  ])
