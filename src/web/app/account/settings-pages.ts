import { msg } from '@lingui/core/macro'
import { IconDeviceFloppy, IconDevices, IconReceipt, IconSparkles, IconUserCog, IconUsers } from '@tabler/icons-react'
import type { Identity } from '#contract/auth/auth.ts'
import { privilegesOf, type Privilege } from '#contract/protocol/access.ts'
import type { MenuItem } from '../menu/menu-entry.ts'

interface SettingsPage extends Required<Pick<MenuItem, 'to' | 'label' | 'icon'>> {
  /** Without it there is nothing to do there. */
  privilege?: Privilege
}

/** What can be set, in the order of the user menu (BAR-023 to BAR-026). Only pages that exist are listed. */
const all: SettingsPage[] = [
  { to: '/settings/account', label: msg`Account settings`, icon: IconUserCog },
  { to: '/settings/team', label: msg`Team members`, icon: IconUsers },
  { to: '/settings/plan', label: msg`Plan and upgrade`, icon: IconSparkles },
  {
    to: '/settings/billing',
    label: msg`Billing and invoices`,
    icon: IconReceipt,
    privilege: 'billing/view_invoices',
  },
  { to: '/settings/sessions', label: msg`Sessions`, icon: IconDevices },
  { to: '/settings/offline', label: msg`On this device`, icon: IconDeviceFloppy },
]

const ofPlans = new Set(['/settings/plan', '/settings/billing'])

/** The pages this user can do something on; without plans there is nothing to choose and nothing to pay. */
export function settingsPagesFor(identity: Identity, plansSold: boolean): SettingsPage[] {
  const held = privilegesOf(identity)
  return all.filter(
    ({ to, privilege }) => (plansSold || !ofPlans.has(to)) && (privilege === undefined || held.has(privilege)),
  )
}
