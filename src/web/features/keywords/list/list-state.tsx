import { Trans } from '@lingui/react/macro'
import { Button, Group, Skeleton } from '@mantine/core'
import { useElementScrollRestoration } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { useSelect } from '#web/apps/selected/use-select.ts'
import { countryInSentence, countryNameOf } from '#web/i18n/country.ts'
import { CountingNote } from '#web/ui/feedback/counting-note.tsx'
import { ViewOnly } from '#web/ui/access/view-only.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import type { KeywordList } from './keyword-list.ts'
import classes from './list-state.module.css'
import { NotInPlan } from './not-in-plan.tsx'

/** px. */
const LEAST_ROOM = 320

interface Props {
  list: KeywordList
  app: AppInCountry
}

/** Shown instead of a list without data: why there is none. */
export function ListState({ list: { state, secondsLeft, error, refresh }, app }: Props) {
  const country = countryInSentence(app.locale)
  const { title } = app
  const room = useRoom()
  if (error?.code === 'APP_NOT_AVAILABLE')
    return (
      <EmptyState
        title={
          <Trans>
            {title} isn't available in {country}.
          </Trans>
        }
        action={<OtherCountries app={app} />}
      >
        <Trans>Choose another country.</Trans>
      </EmptyState>
    )
  if (error?.code === 'FEATURE_LOCKED' || error?.code === 'QUOTA_EXCEEDED') return <NotInPlan code={error.code} />
  if (error?.code === 'FORBIDDEN') return <EmptyState title={<ViewOnly />} />
  if (state === 'stalled')
    return (
      <EmptyState
        title={<Trans>Still calculating</Trans>}
        action={
          <Button onClick={refresh ?? undefined}>
            <Trans>Refresh</Trans>
          </Button>
        }
      />
    )
  return (
    <SectionState
      state={state === 'failed' ? 'failed' : state === 'offline' ? 'unsaved' : 'loading'}
      failed={<Trans>Couldn't load the keywords</Trans>}
      unsaved={<Trans>Not saved on this device. The keywords load when you're back online.</Trans>}
      onRetry={refresh ?? undefined}
      minHeight={state === 'failed' || state === 'offline' ? LEAST_ROOM : room}
      skeleton={<Skeletons counting={state === 'counting' && <CountingNote secondsLeft={secondsLeft} />} />}
    />
  )
}

/** The other countries in which the app is tracked. */
function OtherCountries({ app: { project, locale } }: Pick<Props, 'app'>) {
  const select = useSelect()
  return (
    <Group component="span" gap="xs" justify="center">
      {project.countries
        .filter((one) => one !== locale)
        .map((one) => (
          <Button key={one} size="sm" onClick={() => select({ locale: one })}>
            {countryNameOf(one)}
          </Button>
        ))}
    </Group>
  )
}

/** Height to reserve, px, so that a reload can restore the scroll position without a layout shift. */
function useRoom(): number {
  const scrolled = useElementScrollRestoration({ getElement: () => window })
  const [room] = useState(() => (scrolled?.scrollY ? scrolled.scrollY + window.innerHeight : LEAST_ROOM))
  return room
}

function Skeletons({ counting }: { counting: ReactNode }) {
  return (
    <div className={classes.skeletons}>
      <Skeleton height={62} />
      <Skeleton height={36} />
      {counting && <p role="status">{counting}</p>}
      {[38, 52, 44, 60, 41, 48, 35, 57].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={14} />
      ))}
      <div className={classes.rest} />
    </div>
  )
}
