import { useLingui, Trans } from '@lingui/react/macro'
import { useState, useEffect, useRef, type ReactNode } from 'react'
import type { Identity, Language } from '#contract/auth/auth.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import classes from './user-menu.module.css'
import {
  IconCheck,
  IconDeviceDesktop,
  IconFileText,
  IconLogout,
  IconMoon,
  IconSearch,
  IconSun,
  IconUserScreen,
  IconUserX,
} from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { choose } from '#web/commands/choose.ts'
import { language, languages } from '#web/i18n/language.ts'
import { useLinks } from '#web/data/queries/links.ts'
import { usePlansSold } from '#web/data/queries/plans-sold.ts'
import { useMay } from '#web/session/hooks.ts'
import { useSelection } from '#web/offline/hooks.ts'
import { moveFocus } from '#web/ui/overlays/move-focus.ts'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { isTrial, TrialLeft } from '#web/ui/access/trial-left.tsx'
import { usePlan } from '../access/access.ts'
import { settingsPagesFor } from './settings-pages.ts'

const LogOutDialog = lazyWithRetry(() => import('./log-out-dialog.tsx'))

/** The initials at the right end of the bar and the menu behind them (BAR-021). */
export function UserMenu({ identity, onSearch }: { identity: Identity; onSearch: () => void }) {
  const { t } = useLingui()
  const letters = initials(identity)
  const [opened, setOpened] = useState(false)
  const [leaving, setLeaving] = useState(false)
  return (
    <>
      <Popover
        className={classes.root}
        opened={opened}
        onClose={() => setOpened(false)}
        title={t`User menu`}
        align="right"
        width={272}
        trigger={
          <button
            type="button"
            className={classes.badge}
            aria-label={t`User menu ${letters}`}
            aria-haspopup="menu"
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          >
            {letters}
          </button>
        }
      >
        <UserMenuItems
          identity={identity}
          onClose={() => setOpened(false)}
          onSearch={() => {
            setOpened(false)
            onSearch()
          }}
          onLogOut={() => {
            setOpened(false)
            setLeaving(true)
          }}
        />
      </Popover>
      {leaving && <LogOutDialog onStay={() => setLeaving(false)} />}
    </>
  )
}

interface ItemsProps {
  identity: Identity
  onClose: () => void
  onSearch: () => void
  onLogOut: () => void
}

/** Who is signed in, language, appearance, settings, terms, acting as another, log out (BAR-022 to BAR-030, OP-112). */
export function UserMenuItems({ identity, onClose, onSearch, onLogOut }: ItemsProps) {
  const { t, i18n } = useLingui()
  const menu = useRef<HTMLDivElement>(null)
  const { scheme } = useSelection()
  const { terms } = useLinks()
  const plansSold = usePlansSold(identity)
  const { subscription } = usePlan(identity)
  useEffect(() => menu.current?.querySelector('button')?.focus(), [])
  const schemes = [
    { value: 'light', label: t`Light`, icon: <IconSun size={17} stroke={1.6} aria-hidden /> },
    { value: 'dark', label: t`Dark`, icon: <IconMoon size={17} stroke={1.6} aria-hidden /> },
    { value: 'auto', label: t`System`, icon: <IconDeviceDesktop size={17} stroke={1.6} aria-hidden /> },
  ] as const
  const name = `${identity.firstName} ${identity.lastName}`.trim()
  return (
    <>
      <div className={classes.person}>
        {name && <p className={classes.name}>{name}</p>}
        <p className={classes.email}>{identity.demo ? <Trans>Demo account</Trans> : identity.email}</p>
        {subscription && isTrial(subscription) && (
          <p className={classes.trial}>
            <TrialLeft subscription={subscription} />
          </p>
        )}
      </div>
      <div
        className={classes.menu}
        role="menu"
        aria-label={t`User menu`}
        tabIndex={-1}
        ref={menu}
        onKeyDown={moveFocus}
      >
        <div className={classes.group} role="group" aria-label={t`Language`}>
          <div className={classes.heading} aria-hidden>
            <Trans>Language</Trans>
          </div>
          {Object.entries(languages).map(([code, name]) => (
            <Choice
              key={code}
              checked={code === language()}
              onChoose={() => void choose({ language: code as Language }).catch(tellFailure)}
              lang={code}
            >
              {name}
            </Choice>
          ))}
        </div>
        <div className={classes.group} role="group" aria-label={t`Appearance`}>
          <div className={classes.heading} aria-hidden>
            <Trans>Appearance</Trans>
          </div>
          {schemes.map(({ value, label, icon }) => (
            <Choice
              key={value}
              checked={value === scheme}
              onChoose={() => void choose({ scheme: value }).catch(tellFailure)}
              icon={icon}
            >
              {label}
            </Choice>
          ))}
        </div>
        <div className={classes.group}>
          {settingsPagesFor(identity, plansSold).map(({ to, label, icon: Icon }) => (
            <Link key={to} to={to} role="menuitem" tabIndex={-1} className={classes.item} onClick={onClose}>
              <Icon size={17} stroke={1.6} aria-hidden />
              {i18n._(label)}
            </Link>
          ))}
          {terms !== null && (
            <a
              href={terms}
              target="_blank"
              rel="noopener noreferrer"
              role="menuitem"
              tabIndex={-1}
              className={classes.item}
              onClick={onClose}
            >
              <IconFileText size={17} stroke={1.6} aria-hidden />
              <Trans>Terms and policies</Trans>
            </a>
          )}
        </div>
        <button type="button" role="menuitem" tabIndex={-1} className={classes.item} onClick={onSearch}>
          <IconSearch size={17} stroke={1.6} aria-hidden />
          <Trans>Search and commands</Trans>
        </button>
        <Acting identity={identity} onClose={onClose} />
        <button type="button" role="menuitem" tabIndex={-1} className={classes.item} onClick={onLogOut}>
          <IconLogout size={17} stroke={1.6} aria-hidden />
          <Trans>Log out</Trans>
        </button>
      </div>
    </>
  )
}

/** BAR-028, BAR-029: to acting as somebody, for who may; out of it, and back to where one is (TEAM-010). */
function Acting({ identity, onClose }: Pick<ItemsProps, 'identity' | 'onClose'>) {
  const mayAct = useMay('global/impersonate')
  const back = useLocation({ select: ({ href }) => href })
  const isActing = identity.impersonatorId !== undefined
  if (!isActing && !mayAct) return null
  const Icon = isActing ? IconUserX : IconUserScreen
  return (
    <Link
      to="/pages/administration"
      search={isActing ? { back } : {}}
      preload={false}
      role="menuitem"
      tabIndex={-1}
      className={classes.item}
      onClick={onClose}
    >
      <Icon size={17} stroke={1.6} aria-hidden />
      {isActing ? <Trans>Stop impersonating</Trans> : <Trans>Impersonate</Trans>}
    </Link>
  )
}

interface ChoiceProps {
  checked: boolean
  onChoose: () => void
  icon?: ReactNode
  lang?: string
  children: ReactNode
}

function Choice({ checked, onChoose, icon, lang, children }: ChoiceProps) {
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={checked}
      tabIndex={-1}
      className={classes.item}
      onClick={onChoose}
      lang={lang}
    >
      {icon}
      {children}
      {checked && <IconCheck className={classes.check} size={16} stroke={2} aria-hidden />}
    </button>
  )
}

type Named = Pick<Identity, 'firstName' | 'lastName' | 'email'>

const first = (text: string) => Array.from(text.trim())[0] ?? ''

/** "ML" of Mara Low; of the e-mail address where there is no name. */
export const initials = ({ firstName, lastName, email }: Named): string =>
  (first(firstName) + first(lastName) || first(email)).toLocaleUpperCase()
