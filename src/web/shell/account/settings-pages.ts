import { msg } from '@lingui/core/macro'
import { IconDeviceFloppy, IconDevices, IconReceipt, IconSparkles, IconUserCog, IconUsers } from '@tabler/icons-react'
import type { MenuItem } from '../menu/entries/menu-entry.ts'

/** What can be set, in the order of the user menu (BAR-023 to BAR-026). Only pages that exist stand here. */
const all: Required<Pick<MenuItem, 'to' | 'label' | 'icon'>>[] = [
  { to: '/settings/account', label: msg`Account settings`, icon: IconUserCog },
  { to: '/settings/team', label: msg`Team members`, icon: IconUsers },
  { to: '/settings/plan', label: msg`Plan and upgrade`, icon: IconSparkles },
  { to: '/settings/billing', label: msg`Billing and invoices`, icon: IconReceipt },
  { to: '/settings/sessions', label: msg`Sessions`, icon: IconDevices },
  { to: '/settings/offline', label: msg`On this device`, icon: IconDeviceFloppy },
]

const ofPlans = new Set(['/settings/plan', '/settings/billing'])

/** Without plans there is nothing to choose and nothing to pay. */
export const settingsPages = (plansSold: boolean): typeof all =>
  plansSold ? all : all.filter(({ to }) => !ofPlans.has(to))
