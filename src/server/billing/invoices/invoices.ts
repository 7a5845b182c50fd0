import { getInvoicePdf, getInvoices } from '#contract/billing/billing.ts'
import { serve } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { requireOwnId } from '#server/scope/own-id.ts'

/** The organisation's invoices, newest first. */
export const list = serve(getInvoices, async ({ params, caller, db }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  const rows = await db
    .selectFrom('invoice')
    .selectAll()
    .where('organisation_id', '=', caller.organizationId)
    .orderBy('issued_at', 'desc')
    .orderBy('number', 'desc')
    .execute()
  return rows.map(({ id, issued_at, number, status, currency, net, vat, total }) => ({
    invoiceId: id,
    issuedAt: issued_at.toISOString(),
    number,
    status,
    currency,
    net,
    vat,
    total,
  }))
})

export const pdf = serve(getInvoicePdf, async ({ params, caller, db, services }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  const invoice = await db
    .selectFrom('invoice')
    .selectAll()
    .where('organisation_id', '=', caller.organizationId)
    .where('id', '=', params.invoiceId)
    .executeTakeFirst()
  if (!invoice) throw new HttpError('NOT_FOUND', 'There is no such invoice.')
  const reader = await db.selectFrom('app_user').select('language').where('id', '=', caller.userId).executeTakeFirst()
  // The library is large and hardly ever needed.
  const { invoicePdf } = await import('./invoice-pdf.ts')
  const file = await invoicePdf(invoice, services.config.seller, reader?.language ?? 'en')
  return { fileName: `invoice-${invoice.number}.pdf`, base64: file.toString('base64') }
})
