import { Trans } from '@lingui/react/macro'
import { Title, UnstyledButton } from '@mantine/core'
import { useId } from 'react'
import type { FoundApp, Market } from '#contract/store.ts'
import { useRead } from '#web/data/queries/read.ts'
import { AppLine } from '#web/apps/search/app-line.tsx'
import type { ResultMark } from '#web/apps/search/found-options.ts'
import search from '#web/apps/search/search.module.css'
import { marketRead } from './market-read.ts'

interface Props {
  market: Market
  markOf: (app: FoundApp) => ResultMark
  onPick: (app: FoundApp) => void
}

/** Apps of the market for users who have none there: a click adds one, another removes it. */
export function ExampleApps({ market, markOf, onPick }: Props) {
  const titleId = useId()
  const { data } = useRead(marketRead())
  if (!data || data.examples.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <Title order={4} id={titleId} mt="sm" mb={4} fz="sm" lh="sm" fw={540} c="dimmed">
        {market === 'sample' ? <Trans>Sample apps to try</Trans> : <Trans>Apps to try</Trans>}
      </Title>
      {data.examples.map((app) => {
        const mark = markOf(app)
        return (
          <UnstyledButton
            key={`${app.store}-${app.trackId}`}
            className={search.result}
            disabled={mark === 'full'}
            onClick={() => onPick(app)}
          >
            <AppLine app={app} elsewhere={null} mark={mark} />
          </UnstyledButton>
        )
      })}
    </section>
  )
}
