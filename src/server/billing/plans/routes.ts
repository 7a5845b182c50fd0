import type { Route } from '#server/endpoints/serve.ts'
import { cancel, reactivate } from './cancel.ts'
import { checkOut, quote } from './checkout.ts'
import { plans, quotas } from './list-plans.ts'

export const routes: Route[] = [plans, quotas, quote, checkOut, cancel, reactivate]
