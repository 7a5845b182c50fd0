import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useIdentity } from '#web/data/session.ts'
import { InfoDisclosure } from '../info-disclosure.tsx'
import { Provenance, type FigureKind } from './provenance.tsx'
import classes from './stat-info.module.css'

interface Props {
  /** Name of the figure. */
  title: string
  kind: FigureKind
  /** What the figure counts. */
  children: ReactNode
}

/** A small button at a card's corner: what the number is and where it comes from. */
export function StatInfo({ title, kind, children }: Props) {
  const { t } = useLingui()
  const market = useIdentity()?.market
  return (
    <span className={classes.corner}>
      <InfoDisclosure label={t`About ${title}`} title={title} width={300}>
        <p>{children}</p>
        {market && (
          <p className={classes.source}>
            <Trans>Source</Trans>
            <span>
              <Provenance market={market} kind={kind} />
            </span>
          </p>
        )}
      </InfoDisclosure>
    </span>
  )
}
