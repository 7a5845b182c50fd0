import { IconRefresh } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useConnectivity } from '#web/offline/hooks.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import type { KeywordList } from './keyword-list.ts'

/** Whether a list's refresh failed or takes long, and a button to ask again. */
export function ListRefresh({ list: { state, isBusy, refresh } }: { list: KeywordList }) {
  const { t } = useLingui()
  const offline = useConnectivity() === 'offline'
  if (!refresh) return null
  const again = !offline && !isBusy && (state === 'failed' || state === 'stalled')
  return (
    <>
      {again && (
        <span role="status">
          {state === 'failed' ? <Trans>Couldn't refresh.</Trans> : <Trans>Still calculating</Trans>}{' '}
          <TextButton onClick={refresh}>
            {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Refresh</Trans>}
          </TextButton>
        </span>
      )}
      <IconButton
        label={offline ? t`You need a connection to refresh` : t`Refresh`}
        size={36}
        bordered
        disabled={offline}
        onClick={refresh}
      >
        <IconRefresh size={17} stroke={1.7} aria-hidden />
      </IconButton>
    </>
  )
}
