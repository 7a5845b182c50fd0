import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Country } from '#contract/projects.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { SectionState } from './section-state.tsx'

interface Props {
  countries: ReadResult<Country[]>
  skeleton?: ReactNode
  minHeight?: number
}

/** Stands where countries are chosen as long as they are not known. */
export function CountriesState({ countries, ...geometry }: Props) {
  return (
    <SectionState
      {...geometry}
      state={countries.isLoading ? 'loading' : countries.error?.kind === 'offline' ? 'unsaved' : 'failed'}
      failed={<Trans>Couldn't load the countries</Trans>}
      unsaved={<Trans>The list of countries loads when you're back online</Trans>}
      onRetry={countries.refresh}
    />
  )
}
