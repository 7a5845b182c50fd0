import type { Route } from '#server/endpoints/serve.ts'
import { inbox } from './get-inbox.ts'
import { model, review, reviews } from './get-reviews.ts'

export const routes: Route[] = [inbox, reviews, review, model]
