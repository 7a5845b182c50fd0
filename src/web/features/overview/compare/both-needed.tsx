import { Trans } from '@lingui/react/macro'
import { countryInSentence } from '#web/i18n/country.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { listingOf, type Side } from './side.ts'

/** Stands in a section that says nothing about one listing alone, and names the one it waits for. */
export function BothNeeded({ own, competitor }: { own: Side; competitor: Side }) {
  const absent = listingOf(own).state === 'ready' ? competitor : own
  const { state } = listingOf(absent)
  const [title, country] = [absent.title, countryInSentence(absent.locale)]
  if (state === 'missing')
    return (
      <SectionState
        state="unsaved"
        failed={null}
        unsaved={
          <Trans>
            {title} isn't available in {country}.
          </Trans>
        }
      />
    )
  return (
    <SectionState
      state={state === 'ready' ? 'loading' : state}
      failed={<Trans>Couldn't load the listing of {title}</Trans>}
      unsaved={<Trans>The listing of {title} loads when you're back online</Trans>}
      onRetry={absent.results.details.refresh}
    />
  )
}
