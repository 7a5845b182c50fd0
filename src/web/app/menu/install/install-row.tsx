import { Trans, useLingui } from '@lingui/react/macro'
import { IconDownload } from '@tabler/icons-react'
import classes from './install-row.module.css'
import { install, useInstallable } from './install.ts'

/** Foot of the menu while the app can be installed. */
export function InstallRow({ collapsed = false }: { collapsed?: boolean }) {
  const { t } = useLingui()
  if (!useInstallable()) return null
  return (
    <div className={classes.foot} data-collapsed={collapsed || undefined}>
      <button
        type="button"
        className={classes.row}
        onClick={() => void install()}
        title={t`Its own window, one click away. Works without a connection.`}
        aria-label={t`Install Storeglass`}
      >
        <IconDownload size={18} stroke={1.7} aria-hidden />
        {!collapsed && <Trans>Install Storeglass</Trans>}
      </button>
    </div>
  )
}
