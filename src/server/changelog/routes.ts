import type { Route } from '#server/endpoints/serve.ts'
import { changes } from './changes.ts'

export const routes: Route[] = [changes]
