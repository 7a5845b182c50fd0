import { IconFilter } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { preload } from '#web/data/scheduling/when-idle.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { setFilters } from '../rows/monitor-filter.ts'
import type { FilterChoicesProps } from './filter-choices.tsx'
import classes from './panel.module.css'

const load = async () => ({ default: (await import('./filter-choices.tsx')).FilterChoices })
const FilterChoices = lazyWithRetry(load)

/** The filters that don't stand in the bar: KEY-010, KEY-018, volume, difficulty, words, tags, starred. */
export function FilterPanel(props: FilterChoicesProps) {
  'use memo'
  const { t } = useLingui()
  const [opened, setOpened] = useState(false)
  const title = t`Filter`
  const chosen = setFilters(props.filter)
  return (
    <Popover
      opened={opened}
      onClose={() => setOpened(false)}
      title={title}
      width={320}
      trigger={
        <Button
          variant="subtle"
          tone="plain"
          icon={<IconFilter size={17} stroke={1.7} aria-hidden />}
          aria-expanded={opened}
          aria-haspopup="true"
          onPointerEnter={() => preload(load)}
          onFocus={() => preload(load)}
          onClick={() => setOpened(!opened)}
        >
          {title}
          {chosen > 0 && <span className={classes.setCount}>{chosen}</span>}
        </Button>
      }
    >
      <FilterChoices {...props} />
    </Popover>
  )
}
