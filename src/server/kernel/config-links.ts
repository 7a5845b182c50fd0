import * as v from 'valibot'
import type { Links } from '#contract/links.ts'
import type { ThirdParties } from '#contract/third-parties.ts'

/** Links to other sites. */
type Addresses = Omit<Links, 'legacy' | 'testMenu' | 'plans' | 'market'>

/** The variable that holds each address. */
const variables = {
  terms: 'TERMS_URL',
  privacy: 'PRIVACY_URL',
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
const linkVariables = Object.values(variables)

const serviceVariables = ['ANALYTICS_URL', 'ERROR_REPORT_URL', 'CHAT_URL'] as const
type ServiceVariable = (typeof serviceVariables)[number]

/** A page or an e-mail address. */
const LinkUrl = v.optional(v.pipe(v.string(), v.url(), v.regex(/^(https?|mailto):/)))
const ServiceUrl = v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/)))

/** Environment variables for links and third-party services. */
export const outsideEntries = { ...each(linkVariables, LinkUrl), ...each(serviceVariables, ServiceUrl) }

export const outsideExpectations = {
  ...each(linkVariables, 'an http, https or mailto address'),
  ...each(serviceVariables, 'an http or https address'),
}

// `Object.fromEntries` loses the names' types.
function each<K extends string, T>(names: readonly K[], value: T): Record<K, T> {
  return Object.fromEntries(names.map((name) => [name, value])) as Record<K, T>
}

/** The stores' own guides to listings. */
const defaults: Partial<Addresses> = {
  academy: 'https://playacademy.withgoogle.com/',
  guide: 'https://developer.apple.com/app-store/product-page/',
}

/** The addresses that the interface links to; entries with null are hidden. */
export function readLinks(values: Partial<Record<LinkVariable, string | undefined>>): Addresses {
  const names = Object.keys(variables) as (keyof Addresses)[]
  const addresses = names.map((name) => [name, values[variables[name]] ?? defaults[name] ?? null])
  // Each name has its address.
  return Object.fromEntries(addresses) as Addresses
}

/** Analytics, error reports and chat; null: none. */
export const readThirdParties = (values: Partial<Record<ServiceVariable, string | undefined>>): ThirdParties => ({
  analytics: values.ANALYTICS_URL ?? null,
  errorReports: values.ERROR_REPORT_URL ?? null,
  chat: values.CHAT_URL ?? null,
})
