import { Trans } from '@lingui/react/macro'
import { Group } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'

/** Stands where a button would be that changes the app. */
export function ViewOnly() {
  return (
    <Group component="span" gap={8} wrap="nowrap" mih={32} c="dimmed" fz="sm" lh="sm">
      <IconEye size={16} stroke={1.6} style={{ flex: 'none' }} aria-hidden />
      <Trans>You can view this app but not change it.</Trans>
    </Group>
  )
}
