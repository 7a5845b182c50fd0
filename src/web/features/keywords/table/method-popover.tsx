import { IconInfoCircle } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { RANKED_POSITIONS } from '#contract/protocol/limits.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { Source } from '#web/ui/freshness/source.tsx'
import { columnNames } from './keyword-columns.ts'
import type { ColumnId } from '../list/keyword-sort.ts'
import classes from './method-popover.module.css'

const methods: Partial<Record<ColumnId, ReactNode>> = {
  rank: (
    <Trans>
      The app's position in the store's search results for the keyword, up to {RANKED_POSITIONS}. The change is compared
      with 30 days ago.
    </Trans>
  ),
  places: <Trans>Listing texts that contain all words of the keyword, in any order.</Trans>,
  volume: (
    <Trans>
      Estimate of how often people search for it, from 5 to 100. Stores don't publish this number. We calculate it from
      how many apps the store finds, the ratings of the top ten and how many of them have the words in their title,
      minus 8 for each further word. It can easily be 10 points off.
    </Trans>
  ),
  difficulty: (
    <Trans>
      Estimate of how hard it is to reach the top ten, from 1 to 100. The number of their ratings counts for 60, titles
      with all the words for 30, and their average rating for 10.
    </Trans>
  ),
  relevancy: (
    <Trans>
      Estimate of how well it fits the app, from 0 to 100: up to 60 for how many of the top ten are in its category, up
      to 40 for the words in its title, fewer in the subtitle or short description, and fewer still in the description.
    </Trans>
  ),
  appsCount: <Trans>Number of apps that the store's search lists.</Trans>,
}

interface Props {
  columns: readonly ColumnId[]
  provenance: Provenance | null
}

/** What the columns mean, how each is made and where the list comes from. */
export function MethodPopover({ columns, provenance }: Props) {
  const { t, i18n } = useLingui()
  const [opened, setOpened] = useState(false)
  const market = useIdentity()?.market
  const title = t`How is this calculated?`
  return (
    <Popover
      opened={opened}
      onClose={() => setOpened(false)}
      title={title}
      align="right"
      width={500}
      trigger={
        <IconButton label={title} size={36} bordered aria-expanded={opened} onClick={() => setOpened(!opened)}>
          <IconInfoCircle size={17} stroke={1.7} aria-hidden />
        </IconButton>
      }
    >
      <section className={classes.panel} aria-label={title}>
        <dl className={classes.columns}>
          {columns.map(
            (column) =>
              methods[column] && (
                <div key={column}>
                  <dt>{i18n._(columnNames[column])}</dt>
                  <dd>{methods[column]}</dd>
                </div>
              ),
          )}
        </dl>
        {market && provenance && (
          <p className={classes.source}>
            <span>
              <Source kind={provenance.kind} market={market} />
            </span>
            <span>{formatDate(provenance.asOf, language())}</span>
          </p>
        )}
        {provenance?.kind === 'measured' && (
          <p className={classes.note}>
            <Trans>Stores don't publish ranks. Only your tracked keywords are known.</Trans>
          </p>
        )}
        {provenance?.stale && (
          <p className={classes.note}>
            <Trans>The store isn't responding. This is its last known value.</Trans>
          </p>
        )}
      </section>
    </Popover>
  )
}
