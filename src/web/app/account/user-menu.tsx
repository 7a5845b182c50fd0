import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Menu, Text, UnstyledButton } from '@mantine/core'
import {
  IconDeviceDesktop,
  IconFileText,
  IconLogout,
  IconMoon,
  IconSearch,
  IconSun,
  IconUserScreen,
  IconUserX,
} from '@tabler/icons-react'
import { createLink, useLocation } from '@tanstack/react-router'
import { useState, type ComponentProps, type ReactNode } from 'react'
import type { Identity, Language } from '#contract/auth/auth.ts'
import { choose } from '#web/commands/choose.ts'
import { useLinks } from '#web/data/queries/links.ts'
import { usePlansSold } from '#web/data/queries/plans-sold.ts'
import { language, languages } from '#web/i18n/language.ts'
import { useSelection } from '#web/offline/hooks.ts'
import { useMay } from '#web/session/hooks.ts'
import { isTrial, TrialLeft } from '#web/ui/access/trial-left.tsx'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { usePlan } from '../access/access.ts'
import { settingsPagesFor } from './settings-pages.ts'
import classes from './user-menu.module.css'

const LogOutDialog = lazyWithRetry(() => import('./log-out-dialog.tsx'))

interface Props {
  identity: Identity
  onSearch: () => void
}

/** The initials at the right end of the bar and the menu behind them (BAR-021). */
export function UserMenu({ identity, onSearch }: Props) {
  const { t } = useLingui()
  const letters = initials(identity)
  const [isLeaving, setLeaving] = useState(false)
  return (
    <>
      <Menu width={272} position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <UnstyledButton className={classes.badge} aria-label={t`User menu ${letters}`}>
            {letters}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown className={classes.dropdown}>
          <Person identity={identity} />
          <Box p={6}>
            <Choices />
            <Menu.Divider />
            <Pages identity={identity} />
            <Menu.Divider />
            <Menu.Item leftSection={<IconSearch size={17} stroke={1.6} aria-hidden />} onClick={onSearch}>
              <Trans>Search and commands</Trans>
            </Menu.Item>
            <Acting identity={identity} />
            <Menu.Item leftSection={<IconLogout size={17} stroke={1.6} aria-hidden />} onClick={() => setLeaving(true)}>
              <Trans>Log out</Trans>
            </Menu.Item>
          </Box>
        </Menu.Dropdown>
      </Menu>
      {isLeaving && <LogOutDialog onStay={() => setLeaving(false)} />}
    </>
  )
}

/** Who is signed in (BAR-022), and how long a trial lasts. */
function Person({ identity }: { identity: Identity }) {
  const { subscription } = usePlan(identity)
  const name = `${identity.firstName} ${identity.lastName}`.trim()
  return (
    <Box className={classes.person} px="md" py="sm">
      {name && <Text fw={630}>{name}</Text>}
      <Text size="sm" c="dimmed">
        {identity.demo ? <Trans>Demo account</Trans> : identity.email}
      </Text>
      {subscription && isTrial(subscription) && (
        <Text size="sm" mt={4}>
          <TrialLeft subscription={subscription} />
        </Text>
      )}
    </Box>
  )
}

/** Language and appearance (OP-112). */
function Choices() {
  const { t } = useLingui()
  const { scheme } = useSelection()
  const schemes = [
    { value: 'light', label: t`Light`, Icon: IconSun },
    { value: 'dark', label: t`Dark`, Icon: IconMoon },
    { value: 'auto', label: t`System`, Icon: IconDeviceDesktop },
  ] as const
  return (
    <>
      <div role="group" aria-label={t`Language`}>
        <Menu.Label aria-hidden>
          <Trans>Language</Trans>
        </Menu.Label>
        {Object.entries(languages).map(([code, name]) => (
          <Menu.RadioItem
            key={code}
            value={code}
            checked={code === language()}
            onChange={() => void choose({ language: code as Language }).catch(tellFailure)}
            lang={code}
          >
            {name}
          </Menu.RadioItem>
        ))}
      </div>
      <Menu.Divider />
      <div role="group" aria-label={t`Appearance`}>
        <Menu.Label aria-hidden>
          <Trans>Appearance</Trans>
        </Menu.Label>
        {schemes.map(({ value, label, Icon }) => (
          <Menu.RadioItem
            key={value}
            value={value}
            checked={value === scheme}
            onChange={() => void choose({ scheme: value }).catch(tellFailure)}
            rightSection={<Icon size={17} stroke={1.6} aria-hidden />}
          >
            {label}
          </Menu.RadioItem>
        ))}
      </div>
    </>
  )
}

/** Settings (BAR-023 to BAR-026) and terms (BAR-027). */
function Pages({ identity }: { identity: Identity }) {
  const { i18n } = useLingui()
  const { terms } = useLinks()
  const plansSold = usePlansSold(identity)
  return (
    <>
      {settingsPagesFor(identity, plansSold).map(({ to, label, icon: Icon }) => (
        <MenuLink key={to} to={to} leftSection={<Icon size={17} stroke={1.6} aria-hidden />}>
          {i18n._(label)}
        </MenuLink>
      ))}
      {terms !== null && (
        <Menu.Item
          component="a"
          href={terms}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<IconFileText size={17} stroke={1.6} aria-hidden />}
        >
          <Trans>Terms and policies</Trans>
        </Menu.Item>
      )}
    </>
  )
}

/** BAR-028, BAR-029: starts acting as another user, for those who may; ends it, and leads back to this page (TEAM-010). */
function Acting({ identity }: { identity: Identity }) {
  const mayAct = useMay('global/impersonate')
  const back = useLocation({ select: ({ href }) => href })
  const isActing = identity.impersonatorId !== undefined
  if (!isActing && !mayAct) return null
  const Icon = isActing ? IconUserX : IconUserScreen
  return (
    <MenuLink
      to="/pages/administration"
      search={isActing ? { back } : {}}
      preload={false}
      leftSection={<Icon size={17} stroke={1.6} aria-hidden />}
    >
      {isActing ? <Trans>Stop impersonating</Trans> : <Trans>Impersonate</Trans>}
    </MenuLink>
  )
}

interface MenuAnchorProps extends Omit<ComponentProps<'a'>, 'color' | 'style'> {
  leftSection?: ReactNode
}

const MenuAnchor = (props: MenuAnchorProps) => <Menu.Item component="a" {...props} />

/** An entry that leads to a page of the app. */
const MenuLink = createLink(MenuAnchor)

const first = (text: string) => Array.from(text.trim())[0] ?? ''

/** "ML" of Mara Low; of the e-mail address where there is no name. */
export const initials = ({ firstName, lastName, email }: Pick<Identity, 'firstName' | 'lastName' | 'email'>): string =>
  (first(firstName) + first(lastName) || first(email)).toLocaleUpperCase()
