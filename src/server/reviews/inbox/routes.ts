import type { Route } from '#server/endpoints/serve.ts'

export const routes: Route[] = []
