import { IconInfoCircle } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useIdentity } from '#web/data/session.ts'
import { Disclosure } from '../disclosure.tsx'
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
    <Disclosure
      title={title}
      button={<IconInfoCircle size={15} stroke={1.7} aria-hidden />}
      buttonLabel={t`About ${title}`}
      buttonClassName={classes.button}
      width={300}
    >
      <p>{children}</p>
      {market && (
        <p className={classes.source}>
          <Trans>Source</Trans>
          <span>
            <Provenance market={market} kind={kind} />
          </span>
        </p>
      )}
    </Disclosure>
  )
}
