import * as v from 'valibot'
import { AppRef, CountryCode, FoundApp, Id, sameApp } from '#contract/store.ts'
import { noAnswers, SurveyAnswers } from '../survey/answers.ts'

/** What a call was made with; the same body again is the same call, another one gets another key. */
const Sent = v.nullable(v.object({ key: Id, body: v.string() }))

/** An app with countries that were chosen for it and in which it is not tracked (codes). */
export const NotTracked = v.object({
  ...AppRef.entries,
  title: v.string(),
  /** Their stores don't list it. */
  notListed: v.array(CountryCode),
  /** Their stores did not answer. */
  unknown: v.array(CountryCode),
})
export type NotTracked = v.InferOutput<typeof NotTracked>

/** The guide of the first log-in, as the device keeps it (GUIDE-010, GUIDE-012). Times are ms since 1970. */
export const Guide = v.object({
  id: v.literal('connection-onboarding'),
  /** When it was registered: for that day, in the browser's time zone (OP-24). */
  timestampStart: v.number(),
  /** From 0. */
  currentStep: v.picklist([0, 1, 2]),
  data: v.object({
    selectedApps: v.array(FoundApp),
    selectedCountries: v.array(CountryCode),
  }),
  answers: SurveyAnswers,
  /** What Finish has sent, or tried to. */
  sent: v.object({ apps: Sent, survey: Sent, favourites: Sent }),
  /** What the server has said of countries, so far. */
  notTracked: v.optional(v.array(NotTracked), []),
  /** null: not finished. */
  endedAt: v.nullable(v.number()),
  /** Why the survey was not saved, to be shown once the page has been reloaded; null: it was. */
  surveyLost: v.nullable(v.string()),
  /** The tour that follows has not been shown yet. */
  isTourDue: v.boolean(),
})
export type Guide = v.InferOutput<typeof Guide>

const nextStep = { 0: 1, 1: 2, 2: 2 } as const
const stepBefore = { 0: 0, 1: 0, 2: 1 } as const

const fresh = (now: number) => ({
  id: 'connection-onboarding' as const,
  timestampStart: now,
  currentStep: 0 as const,
  data: { selectedApps: [], selectedCountries: [] },
  answers: noAnswers,
  sent: { apps: null, survey: null, favourites: null },
  notTracked: [],
})

/** GUIDE-015, GUIDE-016: a registration of today goes on, ended or not; without one the guide starts again. */
export function register(guide: Guide | null, now: number): Guide {
  if (guide && isOfToday(guide, now)) return guide
  return { ...fresh(now), endedAt: null, surveyLost: null, isTourDue: guide?.isTourDue ?? false }
}

const isOfToday = ({ timestampStart }: Guide, now: number) =>
  new Date(timestampStart).toDateString() === new Date(now).toDateString()

/** GUIDE-018. */
export const goTo = (guide: Guide, currentStep: Guide['currentStep']): Guide => ({ ...guide, currentStep })

/** GUIDE-017, ONB-003: the last step has no next one. */
export const next = (guide: Guide): Guide => goTo(guide, nextStep[guide.currentStep])

/** GUIDE-017, ONB-004: the first step has none before. */
export const back = (guide: Guide): Guide => goTo(guide, stepBefore[guide.currentStep])

const withData = (guide: Guide, data: Partial<Guide['data']>): Guide => ({ ...guide, data: { ...guide.data, ...data } })

/** GUIDE-019. */
export const selectApp = (guide: Guide, app: FoundApp): Guide =>
  guide.data.selectedApps.some((one) => sameApp(one, app))
    ? guide
    : withData(guide, { selectedApps: [...guide.data.selectedApps, app] })

/** GUIDE-020. */
export const deselectApp = (guide: Guide, app: AppRef): Guide =>
  withData(guide, { selectedApps: guide.data.selectedApps.filter((one) => !sameApp(one, app)) })

/** GUIDE-021. */
export const chooseCountries = (guide: Guide, selectedCountries: string[]): Guide =>
  withData(guide, { selectedCountries })

export const answer = (guide: Guide, answers: SurveyAnswers): Guide => ({ ...guide, answers })

/** GUIDE-014, OP-20: step 0, nothing chosen; it ended today (C-23), and its tour is next. Outcomes still to be shown stay. */
export const restart = (now: number, surveyLost: string | null, notTracked: NotTracked[] = []): Guide => ({
  ...fresh(now),
  endedAt: now,
  surveyLost,
  notTracked,
  isTourDue: true,
})

/** ONB-016, ONB-049: whether a step has what the next one needs. */
export const isComplete = ({ currentStep, data }: Guide): boolean =>
  currentStep === 0 ? data.selectedApps.length > 0 : currentStep === 1 ? data.selectedCountries.length > 0 : false

/** Whether Finish was pressed today and is not through: its apps may be projects by now. */
export const isFinishing = (guide: Guide, now: number): boolean =>
  guide.sent.apps !== null && guide.endedAt === null && isOfToday(guide, now)
