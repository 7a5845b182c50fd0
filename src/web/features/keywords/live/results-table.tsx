import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconUserPlus } from '@tabler/icons-react'
import { formatCompact, formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { Anchor, Badge } from '@mantine/core'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { PlainTable } from '#web/ui/data-table/plain-table.tsx'
import { quotasRead } from '#web/data/queries/quotas-read.ts'
import { useRead } from '#web/data/queries/read.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { Change, Unknown } from '../list/keyword-cells.tsx'
import { FreeSlots } from '../tracking/tracking-note.tsx'
import type { LiveRow, Part } from './live-rows.ts'
import classes from './results-table.module.css'

interface Props {
  part: Part
  /** Of the titles. */
  locale: string
  /** undefined: the user may not. */
  onAddCompetitor: ((row: LiveRow) => void) | undefined
  /** For competitors; null: not known, or without limit. */
  slots: CompetitorSlots | null
}

/** The results as a ranked table; the own app stays visible even if it ranks further down. */
export function ResultsTable({ part: { rows, below, between }, locale, onAddCompetitor, slots }: Props) {
  const { t } = useLingui()
  const phone = usePhone()
  const of = { locale, phone, onAddCompetitor, slots }
  return (
    <PlainTable caption={<Trans>Results</Trans>} className={classes.table}>
      <thead>
        <tr>
          <th scope="col" data-align="right">
            <Trans>Rank</Trans>
          </th>
          <th scope="col">
            <Trans>App</Trans>
          </th>
          <th scope="col" data-align="right" className={classes.change}>
            <Trans>Change</Trans>
          </th>
          {!phone && (
            <th scope="col" data-align="right">
              <Trans>Rating</Trans>
            </th>
          )}
          {onAddCompetitor && (
            <th scope="col" className={classes.slots}>
              <span className="sg-visually-hidden">{t`Add competitor`} </span>
              {slots && <FreeSlots {...slots} />}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ResultRow key={row.trackId} row={row} {...of} />
        ))}
        {between > 0 && (
          <tr className={classes.between}>
            <td colSpan={5}>
              <Plural value={between} one="# result between" other="# results between" />
            </td>
          </tr>
        )}
        {below && <ResultRow row={below} {...of} />}
      </tbody>
    </PlainTable>
  )
}

interface RowProps extends Omit<Props, 'part'> {
  row: LiveRow
  phone: boolean
}

function ResultRow({ row, locale, phone, onAddCompetitor, slots }: RowProps) {
  const { rank, title, subtitle, whose, rating, ratingCount } = row
  const mark = <Whose whose={whose} />
  return (
    <tr data-rank={rank} data-whose={whose} data-selected={whose === 'own' || undefined}>
      <td data-align="right">{formatNumber(rank, language())}</td>
      <th scope="row">
        <span className={classes.app}>
          <AppIcon src={row.iconUrl} title={title} size={phone ? 40 : 24} />
          <span className={classes.names}>
            <span className={classes.title} lang={locale}>
              {title}
            </span>
            {phone &&
              (whose === 'other' ? (
                <span className={classes.subtitle} lang={locale}>
                  {subtitle}
                </span>
              ) : (
                mark
              ))}
          </span>
          {!phone && mark}
        </span>
      </th>
      <td data-align="right">
        {row.isNew ? (
          <Badge color="good">
            <Trans>New</Trans>
          </Badge>
        ) : (
          <Change value={row.change} />
        )}
      </td>
      {!phone && (
        <td data-align="right">
          {rating === null ? <Unknown /> : formatNumber(rating, language(), 1)}
          {ratingCount !== null && <span className={classes.count}> · {formatCompact(ratingCount, language())}</span>}
        </td>
      )}
      {onAddCompetitor && (
        <td>
          {whose === 'other' && (
            <AddCompetitor
              title={title}
              phone={phone}
              isFull={slots !== null && slots.free === 0}
              onAdd={() => onAddCompetitor(row)}
            />
          )}
        </td>
      )}
    </tr>
  )
}

function Whose({ whose }: Pick<LiveRow, 'whose'>) {
  if (whose === 'other') return null
  return (
    <Badge color={whose === 'own' ? 'iris' : 'gray'} variant={whose === 'own' ? 'light' : 'outline'}>
      {whose === 'own' ? <Trans>Your app</Trans> : <Trans>Competitor</Trans>}
    </Badge>
  )
}

interface AddProps {
  title: string
  phone: boolean
  isFull: boolean
  onAdd: () => void
}

function AddCompetitor({ title, phone, isFull, onAdd }: AddProps) {
  const { t } = useLingui()
  const label = t`Add competitor ${title}`
  const add = { disabled: isFull, onClick: onAdd, ...(isFull && { title: t`All competitor slots are in use` }) }
  if (phone)
    return (
      <IconButton tooltip={false} label={label} {...add}>
        <IconUserPlus size={18} stroke={1.7} aria-hidden />
      </IconButton>
    )
  return (
    <Anchor component="button" type="button" variant="action" aria-label={label} {...add}>
      <Trans>Add competitor</Trans>
    </Anchor>
  )
}

interface CompetitorSlots {
  free: number
  /** Of the plan, for one app. */
  limit: number
}

/** How many competitors an app can have besides the `used` ones; null: any number, or it is not known. */
export function useCompetitorSlots(used: number): CompetitorSlots | null {
  const organizationId = useIdentity()?.organizationId
  const { data } = useRead(quotasRead({ organizationId: organizationId ?? '' }), {
    enabled: organizationId !== undefined,
  })
  const limit = data?.find(({ slotType }) => slotType === 'COMPETITOR')?.limit ?? null
  return limit === null ? null : { free: Math.max(0, limit - used), limit }
}
