import { Trans } from '@lingui/react/macro'
import type { AppPerformance } from '#contract/overview/overview.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { InputsTable } from './inputs-table.tsx'
import { methodText } from './method-text.tsx'
import { OwnFigures } from './own-figures.tsx'
import classes from './provenance-note.module.css'
import { Source } from '#web/ui/freshness/source.tsx'

interface Props {
  /** null: the market doesn't know it. */
  provenance: Provenance | null
  /** Of downloads: what the owner's store told besides. */
  performance?: AppPerformance | undefined
}

/** Where a number comes from, for which day it holds, and how an estimate was made; null: the market doesn't know it. */
export function ProvenanceNote({ provenance, performance }: Props) {
  const market = useIdentity()?.market
  if (!market) return null
  const own = performance && <OwnFigures performance={performance} market={market} />
  if (!provenance) {
    return (
      <>
        {own}
        {!performance?.own && (
          <p className={classes.unknown}>
            <Trans>Not available in this market.</Trans>
          </p>
        )}
      </>
    )
  }
  const { kind, asOf, stale, method, inputs } = provenance
  const formula = method && methodText[method]
  return (
    <>
      {own}
      {formula && (
        <p className={classes.formula}>
          {kind === 'sample' && (
            <>
              <Trans>Exact in the sample market. In real stores we estimate it:</Trans>{' '}
            </>
          )}
          {formula}
        </p>
      )}
      {inputs.length > 0 && <InputsTable inputs={inputs} />}
      <dl className={classes.facts}>
        <dt>
          <Trans>Source</Trans>
        </dt>
        <dd>
          <Source kind={kind} market={market} />
        </dd>
        <dt>
          <Trans>As of</Trans>
        </dt>
        <dd>{formatDate(asOf, language())}</dd>
      </dl>
      {stale && (
        <p className={classes.unknown}>
          <Trans>The store isn't responding. This is its last known value.</Trans>
        </p>
      )}
    </>
  )
}
