import { IconInfoCircle } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { RANKED_POSITIONS } from '#contract/limits.ts'
import type { Provenance } from '#contract/provenance.ts'
import { useIdentity } from '#web/data/session.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { Source } from '#web/ui/source.tsx'
import { columnNames } from './keyword-columns.ts'
import type { ColumnId } from './keyword-sort.ts'
import classes from './method-popover.module.css'

const methods: Partial<Record<ColumnId, ReactNode>> = {
  rank: (
    <Trans>
      The app's place in the store's search for the keyword, counted to {RANKED_POSITIONS}. The change is against 30
      days ago.
    </Trans>
  ),
  places: <Trans>Texts of the listing that hold all words of the keyword, in any order.</Trans>,
  volume: (
    <Trans>
      Estimate of how much it is searched for, 5 to 100. Stores publish no such number. It is made from how many apps
      the store finds, the ratings of the first ten and how many of them carry the words in their title, less 8 for each
      further word. It can easily be 10 points off.
    </Trans>
  ),
  difficulty: (
    <Trans>
      Estimate of how hard it is to get among the first ten, 1 to 100: their ratings count for 60, titles with all words
      for 30, their stars for 10.
    </Trans>
  ),
  relevancy: (
    <Trans>
      Estimate of how well it suits the app, 0 to 100: up to 60 for how many of the first ten are in its category, up to
      40 for the words in its title, less in the subtitle or short description, still less in the description.
    </Trans>
  ),
  appsCount: <Trans>Apps that the store's search finds, as far as it lists them.</Trans>,
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
  const title = t`How is this computed`
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
            <Trans>Stores list no ranks: known are those of the keywords that you track.</Trans>
          </p>
        )}
        {provenance?.stale && (
          <p className={classes.note}>
            <Trans>The store doesn't answer at present. This is the last value it gave.</Trans>
          </p>
        )}
      </section>
    </Popover>
  )
}
