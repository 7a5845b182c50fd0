import { Plural, Trans } from '@lingui/react/macro'
import { Group } from '@mantine/core'
import { IconCloudOff, IconPlus } from '@tabler/icons-react'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'

interface Props {
  /** Id of the form that the button sends. */
  form: string
  count: number
  disabled: boolean
  /** It is being sent. */
  busy: boolean
  onLeave: () => void
}

/** Tracks the keywords of the list. */
export function TrackFooter({ form, count, disabled, busy, onLeave }: Props) {
  const offline = useConnectivity() === 'offline'
  return (
    <>
      {offline && (
        <Group component="p" gap={6} wrap="nowrap" mr="auto" c="dimmed" fz="xs" lh="xs">
          <IconCloudOff size={16} stroke={1.7} aria-hidden />
          <Trans>Sent when you're back online</Trans>
        </Group>
      )}
      <Button variant="subtle" color="gray" onClick={onLeave}>
        <Trans>Cancel</Trans>
      </Button>
      <Button
        variant="filled"
        type="submit"
        form={form}
        disabled={disabled}
        busy={busy}
        leftSection={<IconPlus size={17} stroke={1.8} aria-hidden />}
      >
        <Plural value={count} one="Track # keyword" other="Track # keywords" />
      </Button>
    </>
  )
}

/** Takes the keywords of a file into the list. */
export function FileFooter({ form, disabled, onLeave }: Omit<Props, 'count' | 'busy'>) {
  return (
    <>
      <Button variant="subtle" color="gray" onClick={onLeave}>
        <Trans>Back</Trans>
      </Button>
      <Button variant="filled" type="submit" form={form} disabled={disabled}>
        <Trans>Add to the list</Trans>
      </Button>
    </>
  )
}
