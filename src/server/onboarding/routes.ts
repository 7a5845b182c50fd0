import type { Route } from '#server/endpoints/serve.ts'
import { survey } from './survey.ts'

export const routes: Route[] = [survey]
