import * as v from 'valibot'
import { endpoint } from './protocol/endpoint.ts'
import { AppRef, CountryCode, FoundApp, Id, ListingRef, Locale } from './store.ts'
import {
  COMPETITORS_PAGE_SIZE,
  DEFAULT_LOCALE,
  FAVOURITE_PROJECTS_MAX,
  ONBOARDING_MAX_COUNTRIES,
} from './protocol/limits.ts'
import { Count, PageOf } from './protocol/paging.ts'

/**
 * One app being worked on. `countries` are the tracked locales, first tracked first; there is always one. `permission`
 * is the caller's (TEAM-002); left out: they may change it.
 */
export const Project = v.object({
  ...AppRef.entries,
  projectId: Id,
  title: v.string(),
  iconUrl: v.nullable(v.string()),
  developerName: v.nullable(v.string()),
  countries: v.array(Locale),
  permission: v.optional(v.literal('view')),
})
export type Project = v.InferOutput<typeof Project>

export const getProjects = endpoint({
  id: 'getProjects',
  summary: "The organisation's projects with their tracked countries",
  method: 'GET',
  path: '/bff/{organizationId}/projects',
  params: v.object({ organizationId: Id }),
  response: v.array(Project),
})

export const searchApps = endpoint({
  id: 'searchApps',
  summary: 'Find apps by name, store id or store URL; without store in both stores',
  method: 'GET',
  path: '/bff/v1/apps/search',
  query: v.object({
    query: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
    locale: v.optional(Locale, DEFAULT_LOCALE),
    store: v.optional(AppRef.entries.store),
  }),
  response: v.object({ content: v.array(FoundApp) }),
})

/** Countries that were asked for and in which a new project is not tracked. */
const NotTracked = v.object({
  ...AppRef.entries,
  /** Their stores don't list the app. */
  notListed: v.array(CountryCode),
  /** Their stores did not say in time whether they list it. */
  unknown: v.array(CountryCode),
})

/**
 * `countries`: each app is tracked in those whose stores list it, in this order, and in its own locale only where none
 * of them does.
 */
export const addApps = endpoint({
  id: 'addApps',
  summary: 'Add apps to the organisation, one project each, tracked in the countries given',
  method: 'POST',
  path: '/bff/v1/organizations/{orgId}/apps',
  privilege: 'apps/manage',
  params: v.object({ orgId: Id }),
  body: v.object({
    apps: v.pipe(v.array(ListingRef), v.minLength(1), v.maxLength(20)),
    countries: v.optional(v.pipe(v.array(CountryCode), v.maxLength(ONBOARDING_MAX_COUNTRIES))),
  }),
  response: v.object({ list: v.array(Project), notTracked: v.optional(v.array(NotTracked)) }),
  errors: ['APP_LIMIT_REACHED', 'APP_ALREADY_ADDED', 'APP_NOT_FOUND', 'APP_NOT_AVAILABLE', 'COUNTRY_NOT_SUPPORTED'],
})

/** OP-69. A member needs edit on the app, too. */
export const removeApp = endpoint({
  id: 'removeApp',
  summary: 'Remove an app with its competitors, countries and keywords; removing one that is not there changes nothing',
  method: 'DELETE',
  path: '/bff/v1/organizations/{orgId}/apps/{trackId}',
  status: 204,
  privilege: 'apps/manage',
  params: v.object({ orgId: Id, trackId: AppRef.entries.trackId }),
  query: v.object({ store: AppRef.entries.store }),
  response: v.null(),
  queued: true,
  errors: ['IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'],
})

/** COMP-001 with the trackId and store that name it. */
export const Competitor = v.object({
  ...AppRef.entries,
  name: v.string(),
  iconUrl: v.nullable(v.string()),
  developerName: v.nullable(v.string()),
})
export type Competitor = v.InferOutput<typeof Competitor>

const ProjectParams = v.object({ projectId: Id })

export const getCompetitors = endpoint({
  id: 'getCompetitors',
  summary: "A project's competitors, named as in one locale where they are listed there",
  method: 'GET',
  path: '/projects/{projectId}/competitors',
  params: ProjectParams,
  query: v.object({ locale: Locale, page: Count(1), size: Count(COMPETITORS_PAGE_SIZE) }),
  response: PageOf(Competitor),
  errors: ['PROJECT_NOT_FOUND'],
})

export const addCompetitor = endpoint({
  id: 'addCompetitor',
  summary: 'Add a competitor; adding one that is there already changes nothing',
  method: 'POST',
  path: '/projects/{projectId}/competitors',
  status: 201,
  params: ProjectParams,
  body: ListingRef,
  response: Competitor,
  queued: true,
  errors: [
    'PROJECT_NOT_FOUND',
    'APP_NOT_FOUND',
    'INSUFFICIENT_SLOTS',
    'COMPETITOR_IS_OWN_APP',
    'IDEMPOTENCY_MISMATCH',
    'IDEMPOTENCY_IN_PROGRESS',
  ],
})

export const removeCompetitor = endpoint({
  id: 'removeCompetitor',
  summary: 'Remove a competitor; removing one that is not there changes nothing',
  method: 'DELETE',
  path: '/projects/{projectId}/competitors/{trackId}',
  status: 204,
  params: v.object({ projectId: Id, trackId: AppRef.entries.trackId }),
  response: v.null(),
  queued: true,
  errors: ['PROJECT_NOT_FOUND', 'IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'],
})

export const trackCountry = endpoint({
  id: 'trackCountry',
  summary: 'Track a country; tracking one that is tracked already changes nothing',
  method: 'POST',
  path: '/projects/{projectId}/countries',
  status: 204,
  params: ProjectParams,
  body: v.object({ locale: Locale }),
  response: v.null(),
  queued: true,
  errors: [
    'PROJECT_NOT_FOUND',
    'COUNTRY_NOT_SUPPORTED',
    'APP_NOT_AVAILABLE',
    'IDEMPOTENCY_MISMATCH',
    'IDEMPOTENCY_IN_PROGRESS',
  ],
})

export const untrackCountry = endpoint({
  id: 'untrackCountry',
  summary: 'Stop tracking a country; one must remain',
  method: 'DELETE',
  path: '/projects/{projectId}/countries/{locale}',
  status: 204,
  params: v.object({ projectId: Id, locale: Locale }),
  response: v.null(),
  queued: true,
  errors: ['PROJECT_NOT_FOUND', 'LAST_COUNTRY', 'IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'],
})

/** CTRY-008: a country whose storefront can be tracked, with the locale that selects it. */
export const Country = v.object({ country: CountryCode, locale: Locale, displayName: v.string() })
export type Country = v.InferOutput<typeof Country>

export const getCountries = endpoint({
  id: 'getCountries',
  summary: 'Countries that can be tracked in the market of the organisation',
  method: 'GET',
  path: '/bff/v1/countries',
  response: v.array(Country),
})

export const ConfigCountry = v.object({ countryName: v.string(), countryCode: CountryCode })

export const getConfigCountries = endpoint({
  id: 'getConfigCountries',
  summary: 'Countries by code',
  method: 'GET',
  path: '/dashboard/config/v1/countries',
  response: v.array(ConfigCountry),
})

export const getFavouriteCountries = endpoint({
  id: 'getFavouriteCountries',
  summary: "The user's favourite countries",
  method: 'GET',
  path: '/dashboard/config/v1/favourite/countries',
  response: v.array(ConfigCountry),
})

const FavouriteParams = v.object({ countryCode: CountryCode })

export const addFavouriteCountry = endpoint({
  id: 'addFavouriteCountry',
  summary: 'Star a country',
  method: 'PUT',
  path: '/dashboard/config/v1/favourite/countries/{countryCode}',
  status: 204,
  params: FavouriteParams,
  response: v.null(),
  queued: true,
  errors: ['COUNTRY_NOT_SUPPORTED', 'IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'],
})

/** ONB-094, OP-22: the list is the user's own (C-05); the projects say that they may set it for them. */
export const addFavouriteCountries = endpoint({
  id: 'addFavouriteCountries',
  summary: 'Star several countries; those that are starred stay',
  method: 'POST',
  path: '/dashboard/config/v1/favourite/countries',
  status: 204,
  body: v.object({
    projectIds: v.pipe(v.array(Id), v.minLength(1), v.maxLength(FAVOURITE_PROJECTS_MAX)),
    countries: v.pipe(v.array(CountryCode), v.minLength(1), v.maxLength(ONBOARDING_MAX_COUNTRIES)),
  }),
  response: v.null(),
  errors: ['PROJECT_NOT_FOUND', 'COUNTRY_NOT_SUPPORTED'],
})

export const removeFavouriteCountry = endpoint({
  id: 'removeFavouriteCountry',
  summary: 'Unstar a country',
  method: 'DELETE',
  path: '/dashboard/config/v1/favourite/countries/{countryCode}',
  status: 204,
  params: FavouriteParams,
  response: v.null(),
  queued: true,
  errors: ['IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'],
})
