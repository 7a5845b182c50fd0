import { createFileRoute } from '@tanstack/react-router'
import { EasterEggPage } from '#web/features/administration/index.ts'
import { loadStaffTexts } from '#web/i18n/language.ts'

/** MENU-011. */
export const Route = createFileRoute('/easter-egg')({ loader: loadStaffTexts, component: EasterEggPage })
