import { Trans, useLingui } from '@lingui/react/macro'
import { Switch, Text } from '@mantine/core'
import { getAllFlags, getFlags, setFlag, type FeatureFlag } from '#contract/administration.ts'
import { call } from '#web/api/call.ts'
import { useMay } from '#web/session/hooks.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Card } from '#web/ui/display/card.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import classes from './administration.module.css'
import { useSend } from './use-send.ts'

/** What can be turned on and off for everybody while the server runs. */
export function FlagsCard() {
  const { t } = useLingui()
  const { data, error, refresh } = useRead(read(getAllFlags, {}))
  return (
    <Card title={<Trans>Feature flags</Trans>}>
      {data ? (
        <ul>
          {data.map((flag) => (
            <FlagRow key={flag.name} flag={flag} onTurned={refresh} />
          ))}
        </ul>
      ) : (
        <SectionState
          state={error ? 'failed' : 'loading'}
          failed={t`Couldn't load feature flags`}
          unsaved=""
          onRetry={refresh}
        />
      )}
    </Card>
  )
}

function FlagRow({ flag, onTurned }: { flag: FeatureFlag; onTurned: () => void }) {
  const { t } = useLingui()
  const { busy, failure, send } = useSend()
  const mayTurn = useMay('admin/manage')
  const about: Record<string, string> = {
    feature_impersonation: t`Staff may impersonate another user.`,
    feature_chat_support: t`Users on the Paid plan can chat with support if a messenger is set up.`,
  }
  const turn = async () => {
    const body = { enabled: !flag.enabled }
    if (await send(() => call(setFlag, { params: { name: flag.name }, body }))) {
      onTurned()
      void getQueryClient().invalidateQueries({ queryKey: [getFlags.id] })
    }
  }
  return (
    <li className={classes.row}>
      <div>
        <Text fw={540}>{flag.name}</Text>
        <Text size="sm" c="dimmed">
          {about[flag.name]} {flag.changedAt && <Trans>Changed on {formatDate(flag.changedAt, language())}.</Trans>}
        </Text>
        {failure && (
          <Text size="sm" c="bad" role="alert">
            {failure}
          </Text>
        )}
      </div>
      <Switch
        aria-label={flag.name}
        checked={flag.enabled}
        aria-busy={busy}
        disabled={!mayTurn || busy}
        onChange={() => void turn()}
      />
    </li>
  )
}
