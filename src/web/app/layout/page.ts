import type { MessageDescriptor } from '@lingui/core'
import { useMatches } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { brand } from '#web/ui/display/mark.tsx'
import type { Feature } from '../access/access.ts'
import type { PageHelpName } from '../help/page-helps.ts'

/** What a route says of its page to the frame (BAR-001). */
export interface Page {
  title: MessageDescriptor
  /** What the top bar lets one choose here: the own app or a competitor of it, with a country; null: nothing (C-25). */
  selects: 'app' | 'competitor' | null
  /** It has a choice of country of its own, which also offers all of them. */
  choosesCountry?: boolean
  /** One of the overview's views, between which the top bar switches. */
  isView?: boolean
  /** What its "How it works" says; loaded when that is opened. */
  help?: PageHelpName
  /** Name of its video guide. */
  video?: string
  /** What it shows is made with AI, and the title says so. */
  ai?: boolean
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: Page
    /** What a plan must hold for this page and those below it (`getFeatures`). */
    feature?: Feature
  }
}

/** The page that is shown; null while none says what it is. */
export const usePage = (): Page | null =>
  useMatches({ select: (matches) => matches.findLast(({ staticData }) => staticData.page)?.staticData.page ?? null })

/** The feature that the shown page belongs to; null: it is in every plan. */
export const useFeature = (): Feature | null =>
  useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.feature)?.staticData.feature ?? null,
  })

/** Title of the page that is shown (BAR-001); the product's name where it says none (BAR-002). */
export function usePageTitle(): string {
  const { i18n } = useLingui()
  const page = usePage()
  return page ? i18n._(page.title) : brand
}
