import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Group, Stack, Text } from '@mantine/core'
import { IconCloudCheck, IconDeviceFloppy, IconDownload } from '@tabler/icons-react'
import { useConnectivity, useOutbox } from '#web/offline/hooks.ts'
import { dependentsOf } from '#web/offline/outbox/dependents.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { exportChanges } from './export-changes.ts'
import { OtherOrganisations } from './other-organisations.tsx'
import { AttentionEntry, WaitingEntry } from './pending-entry.tsx'
import { SavedOnDevice } from './saved-on-device.tsx'
import { TryNow } from './try-now.tsx'
import classes from './pending-changes.module.css'

interface Props {
  opened: boolean
  onClose: () => void
}

/**
 * Everything that waits to be sent, in send order; what was refused with its reason; what belongs to another organisation;
 * what is saved on the device.
 */
export default function PendingChanges({ opened, onClose }: Props) {
  const { t } = useLingui()
  const { entries, elsewhere, waiting, paused } = useOutbox()
  const isOffline = useConnectivity() === 'offline'
  const queued = entries.filter(
    (entry) => entry.state === 'waiting' || entry.state === 'sending' || entry.state === 'held',
  )
  const stuck = entries.filter((entry) => entry.state === 'refused' || entry.state === 'unreadable')
  const description =
    waiting === 0
      ? undefined
      : isOffline
        ? plural(waiting, {
            one: "# change waiting. It'll be sent when you're back online.",
            other: "# changes waiting. They'll be sent in this order when you're back online.",
          })
        : paused === 'signIn'
          ? t`Changes are sent after you log in again.`
          : paused === 'update'
            ? t`Changes are sent after you update Storeglass.`
            : plural(waiting, { one: '# change is being sent.', other: '# changes are being sent, one by one.' })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={<Trans>Pending changes</Trans>}
      description={description}
      placement="side"
      width={420}
    >
      <Stack gap={0} flex={1}>
        {(isOffline || (paused === null && queued.some(({ nextAttemptAt }) => nextAttemptAt > 0))) && (
          <Group gap={10} justify="flex-end">
            <TryNow />
          </Group>
        )}
        {entries.length + elsewhere.length === 0 && (
          <Group component="p" gap={10} p="12px 0 20px" c="dimmed">
            <IconCloudCheck size={18} stroke={1.6} aria-hidden />
            <Trans>All changes sent.</Trans>
          </Group>
        )}
        {queued.length > 0 && (
          <Box component="ul" mb="sm" aria-label={t`Waiting`}>
            {queued.map((entry) => (
              <WaitingEntry key={entry.seq} entry={entry} />
            ))}
          </Box>
        )}
        {stuck.length > 0 && (
          <>
            <Text component="h3" size="xs" fw={540} c="dimmed" py="xs">
              {plural(stuck.length, { one: '# change needs your attention', other: '# changes need your attention' })}
            </Text>
            <Box component="ul" mb="sm" aria-label={t`Needs your attention`}>
              {stuck.map((entry) => (
                <AttentionEntry
                  key={entry.seq}
                  entry={entry}
                  dependents={dependentsOf(entries, entry)}
                  isOffline={isOffline}
                />
              ))}
            </Box>
          </>
        )}
        {elsewhere.length > 0 && <OtherOrganisations entries={elsewhere} isOffline={isOffline} onLeave={onClose} />}
        {entries.length + elsewhere.length > 0 && (
          <Box mb="sm" ml={-10}>
            <Button
              size="sm"
              variant="subtle"
              color="gray"
              leftSection={<IconDownload size={15} stroke={1.7} aria-hidden />}
              onClick={() => void exportChanges()}
            >
              <Trans>Export changes</Trans>
            </Button>
          </Box>
        )}
        <SavedOnDevice onLeave={onClose} />
      </Stack>
      <Group
        component="p"
        className={classes.foot}
        gap={10}
        wrap="nowrap"
        flex="none"
        px="lg"
        py={14}
        c="dimmed"
        fz="xs"
        lh="xs"
      >
        <IconDeviceFloppy size={17} stroke={1.6} aria-hidden />
        <Trans>Saved on this device, even if you close Storeglass.</Trans>
      </Group>
    </Dialog>
  )
}
