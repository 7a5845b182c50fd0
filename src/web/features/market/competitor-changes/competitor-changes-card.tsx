import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { getCompetitorChanges } from '#contract/market/competitor-changes.ts'
import { OVERVIEW_DAYS } from '#contract/protocol/limits.ts'
import type { Project } from '#contract/projects.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { competitorsRead } from '#web/data/queries/reads.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Card } from '#web/ui/display/card.tsx'
import { FilterSelect } from '#web/ui/controls/filter-select.tsx'
import { Freshness } from '#web/ui/freshness/freshness.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import { ChangeList } from './change-list.tsx'
import { stillCompetitors } from './recent-changes.ts'

interface Props {
  project: Project
  locale: string
}

/** All competitors. */
const ALL = ''

/** What the competitors of an app changed in the last 30 days, in one list. */
export function CompetitorChangesCard({ project, locale }: Props) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState(ALL)
  const { projectId } = project
  const isOffline = useConnectivity() === 'offline'
  const result = useRead(read(getCompetitorChanges, { params: { projectId }, query: { locale } }))
  const competitors = useRead(competitorsRead(projectId, locale)).data?.content
  const state = readState(result)
  const told = stillCompetitors(result.data?.competitors ?? [], competitors)
  const shown = told.filter(({ trackId }) => chosen === ALL || trackId === chosen)
  return (
    <Card
      title={<Trans>Changes of your competitors</Trans>}
      pill={
        <Tag>
          <Plural value={result.data?.days ?? OVERVIEW_DAYS} one="Last day" other="Last # days" />
        </Tag>
      }
      aside={
        <>
          {isOffline && <Freshness at={result.updatedAt} compact />}
          {told.length > 1 && (
            <FilterSelect
              label={t`Competitor shown`}
              size="medium"
              value={chosen}
              isSet={chosen !== ALL}
              onChange={setChosen}
              options={[
                { value: ALL, label: t`All competitors` },
                ...told.map(({ trackId, name }) => ({ value: trackId, label: name })),
              ]}
            />
          )}
        </>
      }
    >
      {state === 'ready' ? (
        <ChangeList key={chosen} competitors={shown.length > 0 ? shown : told} locale={locale} />
      ) : (
        <SectionState
          state={state}
          failed={<Trans>Couldn't load the changes of your competitors</Trans>}
          unsaved={<Trans>The changes of your competitors load when you're back online</Trans>}
          onRetry={result.refresh}
          minHeight={160}
        />
      )}
    </Card>
  )
}
