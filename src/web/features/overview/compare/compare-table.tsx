import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Group, Table, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import classes from './compare-table.module.css'
import type { Side } from './side.tsx'

interface TableProps {
  /** What is compared, for screen readers. */
  caption: ReactNode
  own: Side
  competitor: Side
  /** Rows of CompareRow. */
  children: ReactNode
}

/** Rows of two values each, the own app's left and the competitor's right. The bar above the page shows the names. */
export function CompareTable({ caption, own, competitor, children }: TableProps) {
  const { t } = useLingui()
  const phone = usePhone()
  return (
    <Table className={classes.table} withRowBorders={false} layout="fixed">
      <caption className="sg-visually-hidden">{caption}</caption>
      {!phone && (
        <colgroup>
          <col className={classes.labels} />
          <col span={2} />
        </colgroup>
      )}
      <thead className={classes.names}>
        <tr>
          {!phone && (
            <th scope="col">
              <span className="sg-visually-hidden">{t`Compared by`}</span>
            </th>
          )}
          {[own, competitor].map(({ app, title, locale }) => (
            <th key={app.trackId} scope="col" lang={locale}>
              <span className="sg-visually-hidden">{title}</span>
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </Table>
  )
}

interface RowProps {
  label: ReactNode
  /** Under the label: country, span. */
  caption?: ReactNode
  /** Both are known and not the same: said in words beside the label. */
  differs?: boolean
  own: ReactNode
  competitor: ReactNode
}

/** One compared thing; on a phone its name stands above the two values. */
export function CompareRow({ label, caption, differs = false, own, competitor }: RowProps) {
  const phone = usePhone()
  const name = (
    <th className={classes.label} scope={phone ? 'rowgroup' : 'row'} colSpan={phone ? 2 : 1}>
      <Group component="span" gap="2px 6px" mih={22}>
        {label}
        {differs && (
          <Badge>
            <Trans>Different</Trans>
          </Badge>
        )}
      </Group>
      {caption && (
        <Text span display={phone ? 'inline' : 'block'} size="xs" c="var(--sg-text-3)">
          {caption}
        </Text>
      )}
    </th>
  )
  return (
    <tbody className={classes.row}>
      {phone && <tr>{name}</tr>}
      <tr>
        {!phone && name}
        <td>{own}</td>
        <td>{competitor}</td>
      </tr>
    </tbody>
  )
}
