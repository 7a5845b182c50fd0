import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CategoryGroup } from '#contract/overview/sections.ts'
import { useRead } from '#web/data/queries/read.ts'
import { Card } from '#web/ui/display/card.tsx'
import { ChartGroups } from '#web/ui/charts/chart-groups.tsx'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { About } from '../provenance/about.tsx'
import { SectionAside } from '../parts/section-aside.tsx'
import { RANKING_DAYS, rankingsRead } from '../reads/section-reads.ts'
import { RankingBody } from './ranking-body.tsx'
import classes from './rankings.module.css'
import { useHiddenSeries } from './shown-series.ts'

export interface RankingsProps {
  app: SelectedApp
  locale: string
}

/** OV-041: the app's positions in its categories' charts. */
export function Section({ app, locale }: RankingsProps) {
  const { t } = useLingui()
  const phone = usePhone()
  const [group, setGroup] = useState<CategoryGroup>('FREE')
  const [days, setDays] = useState(RANKING_DAYS)
  const [hidden, toggle] = useHiddenSeries()
  const result = useRead(rankingsRead(app, locale, group, days))
  const groups = <ChartGroups size="medium" wide value={group} onChange={setGroup} />
  return (
    <Card
      title={<Trans>Category ranking history</Trans>}
      aside={
        <>
          <SectionAside at={result.updatedAt} />
          <About title={t`Category ranking history`} provenance={result.data?.provenance}>
            <Trans>
              The app's daily position in the store charts of its categories in the selected country. A gap is a day
              when the app wasn't in the chart or we couldn't read it.
            </Trans>
          </About>
          {!phone && groups}
        </>
      }
    >
      {phone && <div className={classes.groups}>{groups}</div>}
      <RankingBody days={days} onDays={setDays} result={result} hidden={hidden} onToggle={toggle} />
    </Card>
  )
}
