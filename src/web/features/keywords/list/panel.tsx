import { Badge, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  label: string
  children: ReactNode
}

/** The content of a toolbar's popover. */
export const Panel = ({ label, children }: Props) => (
  <Stack
    component="section"
    aria-label={label}
    gap={10}
    px="md"
    py={14}
    mah="min(560px, 70vh)"
    fz="sm"
    lh="sm"
    style={{ overflowY: 'auto' }}
  >
    {children}
  </Stack>
)

/** A name and its control, which says the name to screen readers. */
export const PanelRow = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <Group gap="sm" justify="space-between" mih={36} wrap="nowrap">
    <span aria-hidden>{name}</span>
    {children}
  </Group>
)

/** The number of settings in use behind a button. */
export const SetCount = ({ children }: { children: number }) => (
  <Badge
    component="span"
    variant="filled"
    color="var(--sg-ink)"
    c="var(--sg-on-ink)"
    radius="xl"
    h={18}
    miw={18}
    px={5}
    fz={11}
    fw={540}
  >
    {children}
  </Badge>
)
