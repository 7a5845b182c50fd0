import type { Route } from '#server/endpoints/serve.ts'
import { demoRequested } from './request-demo.ts'

export const routes: Route[] = [demoRequested]
