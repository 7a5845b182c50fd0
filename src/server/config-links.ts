import * as v from 'valibot'
import type { Links } from '#contract/links.ts'
import type { ThirdParties } from '#contract/third-parties.ts'

/** Pages elsewhere. */
type Addresses = Omit<Links, 'legacy' | 'testMenu'>

/** The variable that holds each address. */
const variables = {
  terms: 'TERMS_URL',
  support: 'SUPPORT_URL',
  helpCenter: 'HELP_CENTER_URL',
  agency: 'AGENCY_URL',
  academy: 'ACADEMY_URL',
  guide: 'ASO_GUIDE_URL',
  releaseNotes: 'RELEASE_NOTES_URL',
  company: 'COMPANY_URL',
  docs: 'DOCS_URL',
  videos: 'VIDEO_GUIDES_URL',
} as const satisfies Record<keyof Addresses, string>
type LinkVariable = (typeof variables)[keyof Addresses]

/** A page or an e-mail address. */
const LinkUrl = v.optional(v.pipe(v.string(), v.url(), v.regex(/^(https?|mailto):/)))
const ServiceUrl = v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/)))
const link = 'an http, https or mailto address'
const service = 'an http or https address'

/** Of the environment: what leads elsewhere, and the services of others. */
export const outsideEntries = {
  TERMS_URL: LinkUrl,
  SUPPORT_URL: LinkUrl,
  HELP_CENTER_URL: LinkUrl,
  AGENCY_URL: LinkUrl,
  ACADEMY_URL: LinkUrl,
  ASO_GUIDE_URL: LinkUrl,
  RELEASE_NOTES_URL: LinkUrl,
  COMPANY_URL: LinkUrl,
  DOCS_URL: LinkUrl,
  VIDEO_GUIDES_URL: LinkUrl,
  ANALYTICS_URL: ServiceUrl,
  ERROR_REPORT_URL: ServiceUrl,
  CHAT_URL: ServiceUrl,
} satisfies Record<LinkVariable | ThirdPartyVariable, v.GenericSchema>

export const outsideExpectations: Record<keyof typeof outsideEntries, string> = {
  TERMS_URL: link,
  SUPPORT_URL: link,
  HELP_CENTER_URL: link,
  AGENCY_URL: link,
  ACADEMY_URL: link,
  ASO_GUIDE_URL: link,
  RELEASE_NOTES_URL: link,
  COMPANY_URL: link,
  DOCS_URL: link,
  VIDEO_GUIDES_URL: link,
  ANALYTICS_URL: service,
  ERROR_REPORT_URL: service,
  CHAT_URL: service,
}

/** What the stores themselves teach about their listings. */
const defaults: Partial<Addresses> = {
  academy: 'https://playacademy.withgoogle.com/',
  guide: 'https://developer.apple.com/app-store/product-page/',
}

/** Where the interface leads (OP-38); null: such an entry is not shown. */
export function readLinks(values: Partial<Record<LinkVariable, string | undefined>>): Addresses {
  const address = (of: keyof Addresses) => values[variables[of]] ?? defaults[of] ?? null
  return {
    terms: address('terms'),
    support: address('support'),
    helpCenter: address('helpCenter'),
    agency: address('agency'),
    academy: address('academy'),
    guide: address('guide'),
    releaseNotes: address('releaseNotes'),
    company: address('company'),
    docs: address('docs'),
    videos: address('videos'),
  }
}

type ThirdPartyVariable = 'ANALYTICS_URL' | 'ERROR_REPORT_URL' | 'CHAT_URL'

/** Analytics, error reports and chat (OP-94); null: there is none. */
export const readThirdParties = (values: Partial<Record<ThirdPartyVariable, string | undefined>>): ThirdParties => ({
  analytics: values.ANALYTICS_URL ?? null,
  errorReports: values.ERROR_REPORT_URL ?? null,
  chat: values.CHAT_URL ?? null,
})
