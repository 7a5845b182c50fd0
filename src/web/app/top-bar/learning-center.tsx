import { useLingui } from '@lingui/react/macro'
import { IconSchool } from '@tabler/icons-react'
import { useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { LearningMenu } from '../help/learning-menu.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'

/** The button of the learning centre and the menu behind it (BAR-018). */
export function LearningCenter({ identity }: { identity: Identity }) {
  const { t } = useLingui()
  const [opened, setOpened] = useState(false)
  return (
    <Popover
      opened={opened}
      onClose={() => setOpened(false)}
      title={t`Learning center`}
      align="right"
      width={256}
      trigger={
        <IconButton
          label={t`Learning center`}
          size={36}
          aria-haspopup="menu"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          <IconSchool size={19} stroke={1.6} />
        </IconButton>
      }
    >
      <LearningMenu identity={identity} onClose={() => setOpened(false)} />
    </Popover>
  )
}
