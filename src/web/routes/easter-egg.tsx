import { createFileRoute } from '@tanstack/react-router'
import { EasterEggPage } from '#web/features/administration/easter-egg-page.tsx'
import { loadAccountTexts } from '#web/i18n/language.ts'

/** MENU-011. */
export const Route = createFileRoute('/easter-egg')({ loader: loadAccountTexts, component: EasterEggPage })
