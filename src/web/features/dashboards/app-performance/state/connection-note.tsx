import { Trans } from '@lingui/react/macro'
import type { OwnPerformance } from '#contract/connections/own-performance.ts'
import type { Store } from '#contract/store.ts'
import { Note } from '#web/ui/forms/note.tsx'
import { consoleName } from '../figures/names.ts'
import { ConnectionLink } from './connection-link.tsx'
import { MissingRight } from './missing-right.tsx'

/** Above figures that will get no newer ones: why, and the way to the connection. */
export function ConnectionNote({ own, store }: { own: OwnPerformance; store: Store }) {
  const { state, connection } = own
  const name = consoleName(store)
  const open = (
    <ConnectionLink connection={connection}>
      <Trans>Open the connection</Trans>
    </ConnectionLink>
  )
  switch (state) {
    case 'none':
      return (
        <Note kind="info">
          <Trans>{name} is no longer connected. These are its last figures.</Trans>{' '}
          <ConnectionLink connection={null}>
            <Trans>Connect {name}</Trans>
          </ConnectionLink>
        </Note>
      )
    case 'permission':
      return (
        <Note kind="error">
          <MissingRight connection={connection} store={store} /> {open}
        </Note>
      )
    case 'broken':
      return (
        <Note kind="error">
          <Trans>The last import failed. These are the figures until then.</Trans> {open}
        </Note>
      )
    case 'waiting':
    case 'ready':
      return null
  }
}
