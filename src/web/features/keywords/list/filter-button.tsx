import { IconFilter } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import { Popover } from '#web/ui/overlays/popover.tsx'
import classes from './panel.module.css'

interface Props {
  /** A row for each filter. */
  children: ReactNode
}

/** Opens the filters of a table. */
export function FilterButton({ children }: Props) {
  const { t } = useLingui()
  const phone = usePhone()
  const [opened, setOpened] = useState(false)
  const title = t`Filter`
  return (
    <Popover
      opened={opened}
      onClose={() => setOpened(false)}
      title={title}
      width={320}
      trigger={
        <Button
          variant={phone ? 'default' : 'subtle'}
          tone="plain"
          icon={<IconFilter size={17} stroke={1.7} aria-hidden />}
          aria-expanded={opened}
          aria-haspopup="true"
          onClick={() => setOpened(!opened)}
        >
          <span className={phone ? 'sg-visually-hidden' : undefined}>{title}</span>
        </Button>
      }
    >
      <section className={classes.panel} aria-label={title}>
        {children}
      </section>
    </Popover>
  )
}
