import { Trans } from '@lingui/react/macro'
import type { OwnPerformance } from '#contract/connections/own-performance.ts'
import type { Store } from '#contract/store.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { consoleName } from '../figures/names.ts'
import classes from '../app-performance.module.css'
import { ConnectionLink } from './connection-link.tsx'
import { MissingRight } from './missing-right.tsx'

interface Props {
  own: Pick<OwnPerformance, 'state' | 'connection' | 'requestedAt'>
  store: Store
}

/** In the place of the figures, where the store has told none: why, and what to do. */
export const NoFigures = (props: Props) => (
  <div className={classes.empty}>
    <Why {...props} />
  </div>
)

function Why({ own: { state, connection, requestedAt }, store }: Props) {
  const name = consoleName(store)
  const day = requestedAt === null ? null : formatDate(requestedAt, language())
  switch (state) {
    case 'none':
      return (
        <EmptyState
          title={<Trans>Connect {name}</Trans>}
          action={
            <ConnectionLink connection={null} isMain>
              <Trans>Connect {name}</Trans>
            </ConnectionLink>
          }
        >
          <Trans>Then this page shows your own impressions, page views and installs, by source and by country.</Trans>
        </EmptyState>
      )
    case 'permission':
      return (
        <EmptyState
          title={<Trans>A right is missing</Trans>}
          action={
            <ConnectionLink connection={connection} isMain>
              <Trans>Open the connection</Trans>
            </ConnectionLink>
          }
        >
          <MissingRight connection={connection} store={store} />
        </EmptyState>
      )
    case 'broken':
      return (
        <EmptyState
          title={<Trans>{name} needs a look</Trans>}
          action={
            <ConnectionLink connection={connection} isMain>
              <Trans>Open the connection</Trans>
            </ConnectionLink>
          }
        >
          <Trans>The last import failed, and there are no earlier figures.</Trans>
        </EmptyState>
      )
    case 'waiting':
    case 'ready':
      return (
        <EmptyState title={<Trans>Reports come within a day or two of connecting</Trans>}>
          {day === null ? (
            <Trans>The store has told no figures yet.</Trans>
          ) : (
            <Trans>
              Asked for on {day}. The store makes the first report by itself, and this page fills when it is there.
            </Trans>
          )}
        </EmptyState>
      )
  }
}
