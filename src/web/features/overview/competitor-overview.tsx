import { Trans } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { Project } from '#contract/projects.ts'
import { SectionState } from '#web/ui/section-state.tsx'
import { AddCompetitors } from './competitors/add-competitors.tsx'
import { NoCompetitors } from './competitors/no-competitors.tsx'
import { useCompetitors } from './competitors/use-competitors.ts'
import { competitorApp } from './overview-app.ts'
import { OverviewPage } from './overview-page.tsx'

interface Props {
  project: Project
  /** The selected country's locale. */
  locale: string
}

/** OV-004: the overview of the selected competitor; without any, where to add them. */
export function CompetitorOverview({ project, locale }: Props) {
  const [dialog, setDialog] = useState<'absent' | 'open' | 'closing'>('absent')
  return (
    <>
      <Body project={project} locale={locale} onAdd={() => setDialog('open')} />
      {/* Stands beside the page: the first one added puts an overview in the place of the button that opened it. */}
      {dialog !== 'absent' && (
        <AddCompetitors
          opened={dialog === 'open'}
          onClose={() => setDialog('closing')}
          onClosed={() => {
            setDialog('absent')
            if (document.activeElement === document.body) document.getElementById('main')?.focus()
          }}
          project={project}
          locale={locale}
        />
      )}
    </>
  )
}

function Body({ project, locale, onAdd }: Props & { onAdd: () => void }) {
  const { competitors, selected, state, refresh } = useCompetitors(project, locale)
  const app = useMemo(() => selected && competitorApp(project, selected), [project, selected])
  if (app) return <OverviewPage app={app} locale={locale} />
  if (competitors) return <NoCompetitors onAdd={onAdd} />
  return (
    <SectionState
      state={state === 'ready' ? 'loading' : state}
      failed={<Trans>Couldn't load the competitors</Trans>}
      unsaved={<Trans>Not saved on this device. The competitors load when you're back online.</Trans>}
      onRetry={refresh}
      minHeight={320}
    />
  )
}
