import { createFileRoute } from '@tanstack/react-router'
import { EasterEggPage } from '#web/features/administration/index.ts'

/** MENU-011. */
export const Route = createFileRoute('/easter-egg')({ component: EasterEggPage })
