import { Trans, useLingui } from '@lingui/react/macro'
import { IconDeviceMobileSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { Button } from '@mantine/core'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'

interface Props {
  app: AppInCountry
  term: string
  /** The icon alone. */
  compact?: boolean
}

/** Opens the live search; with a term it searches for that at once. */
export function LiveSearchButton({ app, term, compact = false }: Props) {
  const { t } = useLingui()
  // Beside the search there is room for the icon alone.
  const phone = usePhone()
  const [times, setTimes] = useState(0)
  const [opened, setOpened] = useState(false)
  const open = () => {
    setTimes(times + 1)
    setOpened(true)
  }
  const icon = <IconDeviceMobileSearch size={17} stroke={1.7} aria-hidden />
  return (
    <>
      {compact ? (
        <IconButton label={t`Live search`} size={36} bordered aria-haspopup="dialog" onClick={open}>
          {icon}
        </IconButton>
      ) : (
        <Button leftSection={icon} aria-haspopup="dialog" onClick={open}>
          <span className={phone ? 'sg-visually-hidden' : undefined}>
            <Trans>Live search</Trans>
          </span>
        </Button>
      )}
      {times > 0 && <LiveSearch key={times} app={app} opened={opened} onClose={() => setOpened(false)} term={term} />}
    </>
  )
}

/** The live search, loaded when it is opened. */
export const LiveSearch = lazyWithRetry(async () => ({
  default: (await import('./live-search-dialog.tsx')).LiveSearchDialog,
}))
