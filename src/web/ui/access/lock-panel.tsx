import { Trans } from '@lingui/react/macro'
import { Group, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { IconLock, type Icon } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import classes from './lock-panel.module.css'
import { UpgradeLink } from './upgrade-link.tsx'

interface Props {
  /** The feature's name. */
  title: ReactNode
  /** One sentence on what it is. */
  children: ReactNode
  /** What it is good for, three of them. */
  points: readonly { icon: Icon; text: string }[]
  /** What the page would look like: shapes without any data, blurred behind the panel. */
  sample: ReactNode
}

/** Stands in the place of a page that the plan does not hold (OV-051). */
export function LockPanel({ title, children, points, sample }: Props) {
  const headingId = useId()
  return (
    <div className={classes.page}>
      <div className={classes.sample} aria-hidden inert>
        {sample}
      </div>
      <section className={classes.panel} aria-labelledby={headingId}>
        <Group component="p" className={classes.plan} display="inline-flex" gap={6} c="dimmed" fz="xs" fw={540} lh="xs">
          <IconLock size={15} stroke={1.7} aria-hidden />
          <Trans>Not in the Free plan</Trans>
        </Group>
        <Title order={2} className={classes.title} id={headingId}>
          {title}
        </Title>
        <Text className={classes.text} c="dimmed" mt={2}>
          {children}
        </Text>
        <Stack component="ul" className={classes.text} gap="sm" mt={18} mb={22}>
          {points.map(({ icon: Sign, text }) => (
            <Group key={text} component="li" gap="sm" wrap="nowrap">
              <ThemeIcon variant="light" size={32}>
                <Sign size={18} stroke={1.7} aria-hidden />
              </ThemeIcon>
              {text}
            </Group>
          ))}
        </Stack>
        <UpgradeLink from="locked_page" button={{ variant: 'filled', size: 'lg', fullWidth: true }}>
          <Trans>Upgrade</Trans>
        </UpgradeLink>
      </section>
    </div>
  )
}
