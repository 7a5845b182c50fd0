import { Trans, useLingui } from '@lingui/react/macro'
import { IconInfoCircle, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import * as v from 'valibot'
import { readLocal, writeLocal } from '#web/offline/storage/local-item.ts'
import type { LocalKey } from '#web/offline/stores.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import classes from './storage-notice.module.css'

const KEY = 'storeglass.plain-http' satisfies LocalKey

/** Says once on each device what an address without https can't do, and what helps. */
export function PlainHttpNotice() {
  const { t } = useLingui()
  const [isRead, setRead] = useState(() => readLocal(KEY, v.boolean()) ?? false)
  if (isRead) return null
  const dismiss = () => {
    writeLocal(KEY, true)
    setRead(true)
  }
  return (
    <div className={classes.notice} role="status">
      <IconInfoCircle size={17} stroke={1.7} aria-hidden />
      <p>
        <Trans>
          This address doesn't use https, so pages won't open offline and Storeglass can't be installed. Everything else
          works. Use https, or http://localhost on the machine that runs the server.
        </Trans>
      </p>
      <IconButton label={t`Close`} size={28} onClick={dismiss}>
        <IconX size={16} stroke={1.7} aria-hidden />
      </IconButton>
    </div>
  )
}
