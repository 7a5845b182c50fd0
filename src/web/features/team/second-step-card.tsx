import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Stack, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import type { Identity } from '#contract/auth/auth.ts'
import { getSecondStepRule, putSecondStepRule } from '#contract/auth/second-step.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { missingState } from '#web/data/queries/read-state.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { useMay } from '#web/session/hooks.ts'
import { DisabledWhileImpersonating } from '#web/ui/access/disabled-while-impersonating.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { Note } from '#web/ui/forms/note.tsx'

/** For the owner: whether everybody here logs in in two steps. Nobody logs in to a demo. */
export function SecondStepCard({ identity }: { identity: Identity }) {
  return useMay('account/close') && !identity.demo && <Rule orgId={identity.organizationId} />
}

function Rule({ orgId }: { orgId: string }) {
  const { t } = useLingui()
  const own = { params: { orgId } }
  const rule = useRead(read(getSecondStepRule, own))
  const isOffline = useConnectivity() === 'offline'
  const [isBusy, setBusy] = useState(false)
  const [isOwnMissing, setOwnMissing] = useState(false)
  const isRequired = rule.data?.isRequired ?? false
  const change = async () => {
    setBusy(true)
    setOwnMissing(false)
    try {
      await call(putSecondStepRule, { ...own, body: { isRequired: !isRequired } })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'SECOND_STEP_OFF') setOwnMissing(true)
      else tellFailure(error)
    }
    setBusy(false)
    rule.refresh()
  }
  return (
    <Card title={t`Two-step verification`} padded>
      <DisabledWhileImpersonating>
        {rule.data ? (
          <Stack>
            <Group justify="space-between" gap="sm" wrap="nowrap" maw={520}>
              <label htmlFor="second-step-rule">
                <Trans>Everyone needs two-step verification</Trans>
              </label>
              <Switch
                id="second-step-rule"
                aria-label={t`Everyone needs two-step verification`}
                checked={isRequired}
                aria-busy={isBusy}
                disabled={isOffline || isBusy}
                onChange={() => void change()}
              />
            </Group>
            <Text size="xs" c="dimmed">
              <Trans>Within ten minutes, members without it can do nothing else until they have set it up.</Trans>
            </Text>
            {isOwnMissing && (
              <Note kind="error">
                <Trans>
                  Turn it on for <Link to="/settings/account">your own account</Link> first.
                </Trans>
              </Note>
            )}
          </Stack>
        ) : (
          <SectionState
            state={missingState(rule)}
            failed={<Trans>Couldn't load two-step verification</Trans>}
            unsaved={<Trans>Two-step verification loads when you're back online</Trans>}
            onRetry={rule.refresh}
            minHeight={64}
          />
        )}
      </DisabledWhileImpersonating>
    </Card>
  )
}
