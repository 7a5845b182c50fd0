import { Trans } from '@lingui/react/macro'
import type { OwnPerformance } from '#contract/connections/own-performance.ts'
import type { Store } from '#contract/store.ts'

/** Which right a key lacks to read reports, in the words of its console. */
export function MissingRight({ connection, store }: { connection: OwnPerformance['connection']; store: Store }) {
  const name = connection?.name ?? ''
  return store === 'APP_STORE' ? (
    <Trans>
      The key of "{name}" may not read analytics reports. In App Store Connect, give it the role Admin; for proceeds
      alone, Sales and Reports is enough.
    </Trans>
  ) : (
    <Trans>
      The service account of "{name}" may not read reports. In the Play Console, give it the permission "View app
      information and download bulk reports".
    </Trans>
  )
}
