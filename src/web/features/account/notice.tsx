import { Group, Paper } from '@mantine/core'
import { IconAlertTriangle, IconCloudOff, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

const icons = { error: IconAlertTriangle, offline: IconCloudOff, info: IconInfoCircle }

/** A line about what is below it: what failed, or what can't be done now. Errors are read out at once. */
export function Notice({ kind, children }: { kind: keyof typeof icons; children: ReactNode }) {
  const Icon = icons[kind]
  const isError = kind === 'error'
  return (
    <Paper
      radius="md"
      bg="var(--sg-inset)"
      px="sm"
      py={10}
      {...(isError && { bd: '1px solid var(--sg-bad-ring)' })}
      data-kind={kind}
      role={isError ? 'alert' : 'status'}
    >
      <Group gap={10} wrap="nowrap" align="flex-start">
        <Icon
          size={18}
          stroke={1.7}
          color={isError ? 'var(--sg-bad)' : 'var(--sg-text-2)'}
          style={{ flex: 'none', marginTop: 1 }}
          aria-hidden
        />
        <div>{children}</div>
      </Group>
    </Paper>
  )
}
