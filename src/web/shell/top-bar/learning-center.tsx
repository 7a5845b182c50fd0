import { useLingui } from '@lingui/react/macro'
import { IconSchool } from '@tabler/icons-react'
import { useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { withPageTexts } from '#web/i18n/language.ts'
import { preload } from '#web/data/scheduling/when-idle.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'

const loadMenu = withPageTexts(() => import('../help/learning-menu.tsx'))
const LearningMenu = lazyWithRetry(loadMenu)

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
          onPointerEnter={() => preload(loadMenu)}
        >
          <IconSchool size={19} stroke={1.6} />
        </IconButton>
      }
    >
      <LearningMenu identity={identity} onClose={() => setOpened(false)} />
    </Popover>
  )
}
