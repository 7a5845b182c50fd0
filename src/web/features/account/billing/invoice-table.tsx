import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Text } from '@mantine/core'
import type { Identity } from '#contract/auth/auth.ts'
import { getInvoicePdf, type Invoice } from '#contract/billing/billing.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { call } from '#web/api/call.ts'
import { useMay } from '#web/session/hooks.ts'
import { missingState } from '#web/data/queries/read-state.ts'
import { useRead } from '#web/data/queries/read.ts'
import { formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import type { Column } from '#web/ui/data-table/columns.ts'
import { SectionTable } from '#web/ui/data-table/section-table.tsx'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { saveFile } from '#web/ui/files/save-file.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { money } from '../money.ts'
import { invoicesRead, ofOrganisation } from '../reads.ts'
import classes from './billing.module.css'

/** SUB-025: the invoices, newest first, each as PDF. */
export function InvoiceTable({ identity }: { identity: Identity }) {
  const mayView = useMay('billing/view_invoices')
  return (
    <Card title={<Trans>Invoices</Trans>}>
      {mayView ? (
        <List identity={identity} />
      ) : (
        <Text p="var(--sg-card-padding)" c="dimmed">
          <Trans>You do not have permission to view invoices.</Trans>
        </Text>
      )}
    </Card>
  )
}

function List({ identity }: { identity: Identity }) {
  const { data, isLoading, error, refresh } = useRead(invoicesRead(identity))
  if (!data) {
    return (
      <SectionState
        state={missingState({ error, isLoading })}
        failed={<Trans>Couldn't load your invoices</Trans>}
        unsaved={<Trans>Invoices aren't saved on this device. They load when you're back online.</Trans>}
        onRetry={refresh}
        minHeight={96}
      />
    )
  }
  if (data.length === 0) {
    return (
      <Text p="var(--sg-card-padding)" c="dimmed">
        <Trans>No invoices yet.</Trans>
      </Text>
    )
  }
  return <Invoices identity={identity} invoices={data} />
}

function Invoices({ identity, invoices }: { identity: Identity; invoices: readonly Invoice[] }) {
  const columns = useInvoiceColumns(identity)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
    <div className={classes.scroll} tabIndex={0}>
      <SectionTable
        caption={<Trans>Invoices</Trans>}
        rows={invoices}
        rowId={({ invoiceId }) => invoiceId}
        columns={columns}
      />
    </div>
  )
}

function useInvoiceColumns(identity: Identity): Column<Invoice>[] {
  const { t } = useLingui()
  return [
    {
      id: 'number',
      name: t({ message: 'Number', context: 'invoice' }),
      isRowHeader: true,
      cell: ({ number }) => (
        <Text span inherit fw={630}>
          {number}
        </Text>
      ),
    },
    { id: 'date', name: t`Date`, cell: ({ issuedAt }) => formatDay(dayOf(issuedAt), language()) },
    { id: 'status', name: t`Status`, cell: ({ status }) => <Status status={status} /> },
    { id: 'total', name: t`Total`, align: 'right', cell: ({ total, currency }) => money(total, currency) },
    {
      id: 'file',
      name: t`File`,
      cellProps: () => ({ 'data-align': 'right' }),
      cell: (invoice) => <Pdf identity={identity} invoice={invoice} />,
    },
  ]
}

function Status({ status }: Pick<Invoice, 'status'>) {
  if (status === 'paid')
    return (
      <Badge color="good">
        <Trans context="invoice">Paid</Trans>
      </Badge>
    )
  return status === 'due' ? (
    <Badge color="iris">
      <Trans>Unpaid</Trans>
    </Badge>
  ) : (
    <Badge variant="outline">
      <Trans>Refunded</Trans>
    </Badge>
  )
}

function Pdf({ identity, invoice: { number, invoiceId } }: { identity: Identity; invoice: Invoice }) {
  const { t, i18n } = useLingui()
  const isOffline = useConnectivity() === 'offline'
  const { isBusy, submit } = useSubmit(async () => {
    try {
      const params = { ...ofOrganisation(identity).params, invoiceId }
      const { fileName, base64 } = await call(getInvoicePdf, { params })
      saveFile(bytesOf(base64), fileName, 'application/pdf')
    } catch (error) {
      notify({ kind: 'error', title: t`Couldn't save the invoice`, description: i18n._(failureText(error)) })
    }
  })
  return (
    <Button
      size="sm"
      variant="subtle"
      busy={isBusy}
      disabled={isOffline}
      aria-label={t`Save invoice ${number} as PDF`}
      onClick={() => void submit()}
    >
      <Trans>PDF</Trans>
    </Button>
  )
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
