import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert, Badge, Box, Flex, Group, Text, Title, VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconKeyOff, IconRefresh } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import {
  usedRights,
  type Connection,
  type Provider,
  type RightState,
  type UsedRight,
} from '#contract/connections/connection.ts'
import { Button } from '#web/ui/controls/button.tsx'
import type { Access } from '../access.ts'
import { checkAgain } from '../actions.ts'
import { ContinuesAt, Since } from '../connection-badges.tsx'
import classes from '../connections.module.css'
import {
  isReportApiOff,
  providerName,
  reasonText,
  rightName,
  rightPurpose,
  rightStateName,
  rightStateReason,
  roleName,
} from '../texts.ts'

/** What is wrong with a connection, and what helps; nothing if all is well. */
export function ConnectionState({ connection }: { connection: Connection }) {
  const { i18n } = useLingui()
  const { status, provider, retryAt } = connection
  const missing = usedRights(connection.rights).filter(({ state }) => state === 'missing')
  if (status === 'working' && missing.length === 0) return null
  if (status === 'working' || status === 'permissions')
    return (
      <Alert color="warn" role="status" icon={<IconKeyOff size={18} stroke={1.7} aria-hidden />}>
        <Text size="sm">
          <strong>
            {isReportApiOff(connection) ? (
              <Trans>The Cloud Storage API isn't enabled for this key's project.</Trans>
            ) : missing.length > 0 ? (
              <Plural value={missing.length} one="One permission is missing." other="# permissions are missing." />
            ) : (
              <Trans>A permission is missing.</Trans>
            )}
          </strong>{' '}
          {missing.length > 0 && (
            <Trans>Doesn't work: {missing.map(({ capability }) => i18n._(rightName[capability])).join(', ')}.</Trans>
          )}
        </Text>
        {isReportApiOff(connection) ? (
          <Text size="sm">
            <Trans>Enable it in Google Cloud, and check again.</Trans>
          </Text>
        ) : (
          <RoleGuide provider={provider} />
        )}
      </Alert>
    )
  return (
    <Alert
      color={status === 'rate-limited' ? 'warn' : 'bad'}
      role="status"
      icon={<IconAlertTriangle size={18} stroke={1.7} aria-hidden />}
    >
      <Text size="sm" fw={630}>
        {i18n._(reasonText(connection))}.
      </Text>
      <Text size="sm">
        {status === 'rate-limited' && retryAt !== null ? (
          <ContinuesAt at={retryAt} />
        ) : (
          <Since connection={connection} />
        )}
        . {status === 'broken' && <Trans>Replace the key, or revoke it and connect again.</Trans>}
      </Text>
    </Alert>
  )
}

const roleGuides: Record<Provider, ReactNode> = {
  'app-store-connect': (
    <Trans>
      Open Users and Access, Integrations, and choose the key under Team Keys. A key's access can't be changed: create
      another key with the missing access, then choose Replace key here.
    </Trans>
  ),
  'google-play': (
    <Trans>
      Open Users and permissions in Play Console, choose the service account, give it the permission, and check again.
      It may take a day.
    </Trans>
  ),
  'apple-ads': (
    <Trans>
      Open Account Settings, User Management in Apple Ads, choose the user of the key, give it the role, and check
      again.
    </Trans>
  ),
  'google-ads': (
    <Trans>Open Admin, Access and security in Google Ads, give the service account access, and check again.</Trans>
  ),
}

/** How to give a key a right that it lacks. */
function RoleGuide({ provider }: { provider: Provider }) {
  const console = providerName(provider)
  return (
    <details>
      <Text component="summary" size="sm" fw={540} c="warn" className={classes.summary}>
        <Trans>How to change the key's role in {console}</Trans>
      </Text>
      <Text size="sm" mt={4}>
        {roleGuides[provider]}
      </Text>
    </details>
  )
}

/** What the key of a connection may do, as its store says (CONN-016). */
export function KeyRights({ connection, access }: { connection: Connection; access: Access }) {
  const { t } = useLingui()
  const headingId = useId()
  const [isChecking, setChecking] = useState(false)
  const store = providerName(connection.provider)
  const check = async () => {
    if (isChecking) return
    setChecking(true)
    await checkAgain(connection.id, t`Check failed`)
    setChecking(false)
  }
  return (
    <section aria-labelledby={headingId}>
      <Group justify="space-between" wrap="nowrap" gap="sm" mih={36}>
        <Title order={3} size="h4" id={headingId}>
          <Trans>What this key may do</Trans>
        </Title>
        {access.mayManage && (
          <Button
            size="sm"
            variant="subtle"
            color="gray"
            busy={isChecking}
            disabled={access.isOffline}
            title={access.isOffline ? t`Needs a connection, the store checks the key` : undefined}
            leftSection={<IconRefresh size={15} stroke={1.7} aria-hidden />}
            onClick={() => void check()}
          >
            <Trans>Check again</Trans>
          </Button>
        )}
      </Group>
      <VisuallyHidden role="status">{isChecking && <Trans>Asking {store}</Trans>}</VisuallyHidden>
      <ul aria-labelledby={headingId}>
        {usedRights(connection.rights).map((right) => (
          <RightRow key={right.capability} right={right} connection={connection} />
        ))}
      </ul>
    </section>
  )
}

const rightIcons: Record<RightState, ReactNode> = {
  granted: <IconCircleCheck color="var(--sg-good)" size={18} stroke={1.7} aria-hidden />,
  missing: <IconAlertTriangle color="var(--sg-warn)" size={18} stroke={1.7} aria-hidden />,
  'not-tried': <IconCircleDashed color="var(--sg-text-3)" size={18} stroke={1.7} aria-hidden />,
  'not-used': <IconCircleDashed color="var(--sg-text-3)" size={18} stroke={1.7} aria-hidden />,
  unknown: <IconCircleDashed color="var(--sg-text-3)" size={18} stroke={1.7} aria-hidden />,
}

function RightRow({ right: { capability, state }, connection }: { right: UsedRight; connection: Connection }) {
  const { t, i18n } = useLingui()
  const { provider } = connection
  const role = roleName(provider, capability)
  const purpose = i18n._(rightPurpose(provider, capability))
  const reason = rightStateReason[state]
  const stateName = i18n._(rightStateName[state])
  return (
    <Flex component="li" gap={10} align="flex-start" py={6}>
      <Box flex="none" pt={1} lh={0}>
        {rightIcons[state]}
      </Box>
      <Box flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Text fw={540}>{i18n._(rightName[capability])}</Text>
        <Text size="xs" c="dimmed">
          {role}, {purpose}
          {reason && <>. {i18n._(reason)}</>}
        </Text>
      </Box>
      {state === 'missing' ? (
        <Badge component="span" color="warn">
          {isReportApiOff(connection) ? t`API not enabled` : stateName}
        </Badge>
      ) : (
        <Text flex="none" span size="xs" c="dimmed" lh="md">
          {stateName}
        </Text>
      )}
    </Flex>
  )
}
