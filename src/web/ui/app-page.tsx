import type { ReactNode } from 'react'
import { AppIcon } from './app-icon.tsx'
import classes from './app-page.module.css'
import { Freshness } from './freshness.tsx'
import { usePhone } from './use-phone.ts'

interface Props {
  title: string
  iconUrl: string | null
  /** Below the name: what the page tells of it. */
  about: ReactNode
  /** When its main answer was read, ms since 1970; null: not yet. */
  at: number | null
  busy?: boolean
  children: ReactNode
}

/** A page about one app: which one, how old, and its cards. */
export function AppPage({ title, iconUrl, about, at, busy = false, children }: Props) {
  const phone = usePhone()
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <AppIcon src={iconUrl} title={title} size={40} />
        <div className={classes.names}>
          <h2 className={classes.title}>{title}</h2>
          <p className={classes.about}>{about}</p>
        </div>
        {at !== null && <Freshness at={at} busy={busy} compact={phone} />}
      </header>
      {children}
    </div>
  )
}
