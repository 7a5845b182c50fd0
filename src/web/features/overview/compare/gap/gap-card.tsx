import { Trans } from '@lingui/react/macro'
import { Card } from '#web/ui/display/card.tsx'
import { CountingNote } from '#web/ui/feedback/counting-note.tsx'
import { SectionAside } from '../../page-age.tsx'
import type { Side } from '../side.ts'
import { GapAbsent } from './gap-absent.tsx'
import { GapBrowser } from './gap-browser.tsx'
import classes from './gap-card.module.css'
import { useGap, type Gap } from './use-gap.ts'

interface Props {
  own: Side
  competitor: Side
}

/** Which keywords the competitor ranks for and the own app does not, both do, and only the own app does. */
export function GapCard(sides: Props) {
  return <GapView {...sides} gap={useGap(sides.own, sides.competitor)} />
}

export function GapView({ own, competitor, gap }: Props & { gap: Gap }) {
  const lists = [gap.own, gap.competitor]
  const ages = lists.flatMap(({ updatedAt }) => updatedAt ?? [])
  const oldest = ages.length === lists.length ? Math.min(...ages) : null
  const counting = lists.find(({ inProgress }) => inProgress)?.inProgress
  // Of the stores themselves only the ranks of tracked keywords are known.
  const onlyTracked = lists.some(({ data }) => data?.provenance?.kind === 'measured')
  return (
    <Card title={<Trans>Ranked keywords</Trans>} aside={<SectionAside at={oldest} />}>
      {gap.rows ? (
        <>
          {(onlyTracked || counting) && (
            <p className={classes.note} role="status">
              {counting ? (
                <CountingNote {...counting} at={oldest} />
              ) : (
                <Trans>Stores don't publish ranks. Only your tracked keywords are known.</Trans>
              )}
            </p>
          )}
          <GapBrowser rows={gap.rows} own={own} competitor={competitor} />
        </>
      ) : (
        <GapAbsent own={own} competitor={competitor} gap={gap} />
      )}
    </Card>
  )
}
