import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { AppDetails } from '#contract/overview/overview.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { useRead } from '#web/data/queries/read.ts'
import { language as readersLanguage } from '#web/i18n/language.ts'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { FoundChanges } from '../changes.tsx'
import { languageName } from '../listing-facts.ts'
import { localizedTextsRead, storePageRead } from '../reads.ts'
import { DescriptionCard, DescriptionSkeleton } from './description-card.tsx'
import { MetadataCard, ResearchLink } from './metadata-card.tsx'

interface Props {
  app: SelectedApp
  locale: string
  /** null while they load. */
  details: AppDetails | null
  aside: ReactNode
  problem: ReactNode
}

/** The listing's texts, in the country's language or another one in which the country's store shows the app. */
export function ListingTexts({ app, locale, details, aside, problem }: Props) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<string | null>(null)
  // It is loaded with the sections further down.
  const page = useRead(storePageRead(app, locale), { enabled: false })
  const [own, ...others] = page.data?.page?.languages ?? []
  if (own !== undefined && others.length > 0 && details && !problem) {
    const options = [own, ...others].map((value) => ({ value, label: languageName(value, readersLanguage()) }))
    const choice = (
      <FilterSelect
        label={t`Language of the texts`}
        value={chosen ?? own}
        options={options}
        onChange={(value) => setChosen(value === own ? null : value)}
        isSet={chosen !== null}
      />
    )
    if (chosen !== null) return <OtherTexts app={app} details={details} language={chosen} choice={choice} />
    return <Texts app={app} details={details} aside={aside} choice={choice} problem={undefined} />
  }
  return <Texts app={app} details={details} aside={aside} choice={null} problem={problem} />
}

interface TextsProps extends Omit<Props, 'locale'> {
  choice: ReactNode
}

function Texts({ app, details, aside, choice, problem }: TextsProps) {
  return (
    <>
      <MetadataCard
        store={app.store}
        details={details}
        aside={
          <>
            {choice}
            {aside}
          </>
        }
        research={<ResearchLink app={app} />}
        problem={problem}
      />
      {details ? <DescriptionCard details={details} aside={aside} /> : !problem && <DescriptionSkeleton />}
    </>
  )
}

interface OtherTextsProps {
  app: SelectedApp
  details: AppDetails
  language: string
  choice: ReactNode
}

/** What changed since the last visit is told of the country's language alone. */
function OtherTexts({ app, details, language, choice }: OtherTextsProps) {
  const result = useRead(localizedTextsRead(app, details.locale, language))
  const state = readState(result)
  const name = languageName(language, readersLanguage())
  const texts = result.data?.texts ?? null
  const problem =
    state === 'failed' || state === 'unsaved' ? (
      <SectionState
        state={state}
        failed={<Trans>Couldn't load the texts</Trans>}
        unsaved={<Trans>Not saved on this device. The texts load when you're back online.</Trans>}
        onRetry={result.refresh}
      />
    ) : state === 'ready' && texts === null ? (
      <Text p="var(--sg-card-padding)" c="dimmed">
        <Trans>The store shows no texts of its own in this language: {name}.</Trans>
      </Text>
    ) : undefined
  return (
    <FoundChanges value={null}>
      <Texts
        app={app}
        details={texts && { ...details, ...texts, promotionalText: null, locale: language }}
        aside={null}
        choice={choice}
        problem={problem}
      />
    </FoundChanges>
  )
}
