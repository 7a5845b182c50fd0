import type { Route } from '#server/endpoints/serve.ts'
import { routes as inbox } from './inbox/routes.ts'

export const routes: Route[] = [...inbox]
