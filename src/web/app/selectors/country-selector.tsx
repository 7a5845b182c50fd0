import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { Project } from '#contract/projects.ts'
import { countryCodeOf } from '#contract/store.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { useOutbox } from '#web/offline/hooks.ts'
import { Flag } from '#web/ui/display/flag.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { useSelect } from '#web/apps/selected/use-select.ts'
import { useStopTracking } from './use-stop-tracking.ts'
import { SelectorTrigger } from './selector-trigger.tsx'
import { TrackedCountries } from './tracked-countries.tsx'
import { AllCountries } from './all-countries.tsx'
import classes from './selectors.module.css'

const UnsupportedCountry = lazyWithRetry(() => import('./unsupported-country-dialog.tsx'))

const StopTracking = lazyWithRetry(() => import('./stop-tracking-dialog.tsx'))

interface Props {
  project: Project
  locale: string
}

/** Chooses among the project's tracked countries, and tracks others (BAR-011, OP-103). */
export function CountrySelector({ project, locale }: Props) {
  const { t } = useLingui()
  const [opened, setOpened] = useState(false)
  const listId = useId()
  const stopping = useStopTracking(project)
  const code = countryCodeOf(locale)
  const { entries } = useOutbox()
  const refused = entries.find(({ name, refusal }) => name === 'trackCountry' && refusal?.code === 'APP_NOT_AVAILABLE')
  return (
    <>
      <Popover
        className={classes.country}
        opened={opened}
        onClose={() => setOpened(false)}
        title={<Trans>Country</Trans>}
        width={320}
        align="right"
        trigger={
          <SelectorTrigger
            label={t`Country`}
            tour="country"
            icon={<Flag code={code} />}
            short={code}
            opened={opened}
            listId={listId}
            onToggle={() => setOpened(!opened)}
          >
            {countryName(code, language())}
          </SelectorTrigger>
        }
      >
        <CountryOptions
          listId={listId}
          project={project}
          locale={locale}
          onDone={() => setOpened(false)}
          onStop={(one) => void stopping.stop(one)}
        />
      </Popover>
      {stopping.asked && <StopTracking {...stopping.asked} onAnswer={stopping.answer} />}
      {refused && <UnsupportedCountry entry={refused} onChoose={() => setOpened(true)} />}
    </>
  )
}

interface OptionsProps {
  listId: string
  project: Project
  locale: string
  onDone: () => void
  /** Ends the tracking of a country. */
  onStop: (locale: string) => void
}

/** The open half of the country selector: the tracked countries, or all others to track one of them. */
export function CountryOptions({ listId, project, locale, onDone, onStop }: OptionsProps) {
  const select = useSelect()
  const [isTracking, setTracking] = useState(false)
  if (isTracking)
    return <AllCountries listId={listId} project={project} onBack={() => setTracking(false)} onDone={onDone} />
  return (
    <TrackedCountries
      listId={listId}
      project={project}
      locale={locale}
      onTrack={() => setTracking(true)}
      onStop={onStop}
      onPick={(picked) => {
        select({ locale: picked })
        onDone()
      }}
    />
  )
}
