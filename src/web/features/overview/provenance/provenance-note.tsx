import { Trans } from '@lingui/react/macro'
import type { Provenance } from '#contract/protocol/provenance.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { InputsTable } from './inputs-table.tsx'
import { methodText } from './method-text.tsx'
import classes from './provenance-note.module.css'
import { Source } from '#web/ui/freshness/source.tsx'

/** Where a number comes from, for which day it holds, and how an estimate was made; null: the market doesn't know it. */
export function ProvenanceNote({ provenance }: { provenance: Provenance | null }) {
  const market = useIdentity()?.market
  if (!market) return null
  if (!provenance) {
    return (
      <p className={classes.unknown}>
        <Trans>Not available in this market.</Trans>
      </p>
    )
  }
  const { kind, asOf, stale, method, inputs } = provenance
  const formula = method && methodText[method]
  return (
    <>
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
