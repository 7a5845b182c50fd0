import { createFileRoute } from '@tanstack/react-router'
import { EasterEggPage } from '#web/features/administration/easter-egg-page.tsx'
import { loadStaffTexts } from '#web/i18n/language.ts'

/** MENU-011. */
export const Route = createFileRoute('/easter-egg')({ loader: loadStaffTexts, component: EasterEggPage })
