import type { Route } from '#server/endpoints/serve.ts'
import { read, update } from './billing-data.ts'
import { geolocation } from './geolocation.ts'
import { list, pdf } from './invoices/invoices.ts'
import { changeMethod } from './payment-method.ts'
import { cancel, reactivate } from './plans/cancel.ts'
import { checkOut, quote } from './plans/checkout.ts'
import { plans, quotas } from './plans/list-plans.ts'

export const routes: Route[] = [
  read,
  update,
  changeMethod,
  list,
  pdf,
  geolocation,
  plans,
  quotas,
  quote,
  checkOut,
  cancel,
  reactivate,
]
