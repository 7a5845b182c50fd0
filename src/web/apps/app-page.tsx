import type { ReactNode } from 'react'
import type { Store } from '#contract/store.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import classes from './app-page.module.css'
import { Freshness } from '#web/ui/freshness/freshness.tsx'
import { StoreMark } from '#web/ui/display/store-mark.tsx'
import { usePhone } from '#web/ui/hooks/use-phone.ts'

interface Props {
  title: string
  iconUrl: string | null
  /** Of the app. */
  store: Store
  /** Below the name: what the page tells of it. */
  about: ReactNode
  /** When its main answer was read, ms since 1970; null: not yet. */
  at: number | null
  busy?: boolean
  /** At the right of its head. */
  action?: ReactNode
  children: ReactNode
}

/** A page about one app: which one, how old, and its cards. */
export function AppPage({ title, iconUrl, store, about, at, busy = false, action, children }: Props) {
  const phone = usePhone()
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <span className={classes.icon}>
          <AppIcon src={iconUrl} title={title} size={40} />
        </span>
        <div className={classes.names}>
          <div className={classes.name}>
            <h2 className={classes.title}>{title}</h2>
            <StoreMark store={store} size={16} />
          </div>
          <p className={classes.about}>{about}</p>
        </div>
        {at !== null && <Freshness at={at} busy={busy} compact={phone} />}
        {action}
      </header>
      {children}
    </div>
  )
}
