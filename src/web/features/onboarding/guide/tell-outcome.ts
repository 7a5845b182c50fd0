import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import type { Guide, NotTracked } from './guide.ts'

/** ERR-011: says why the survey was not saved; returns the words, for the page that comes next. */
export function tellSurveyLost(failure: unknown): string {
  const why = i18n._(failureText(failure))
  showSurveyLost(why)
  return why
}

/** The outcome to show on the first page after the guide. */
export function tellOutcome({ surveyLost, notTracked }: Pick<Guide, 'surveyLost' | 'notTracked'>): void {
  if (surveyLost !== null) showSurveyLost(surveyLost)
  if (notTracked.length > 0)
    notify({ title: t`Some countries aren't tracked`, description: lines(notTracked), stays: true })
}

const lines = (notTracked: readonly NotTracked[]) =>
  notTracked
    .flatMap(({ title, notListed, unknown }) => [...notListedLine(title, notListed), ...unknownLine(title, unknown)])
    .join('\n')

const listOf = (codes: readonly string[]) =>
  new Intl.ListFormat(language()).format(codes.map((code) => countryName(code, language())))

function notListedLine(app: string, codes: readonly string[]): string[] {
  const names = listOf(codes)
  return codes.length === 0
    ? []
    : [
        plural(codes.length, {
          one: `${app} isn't available in this country: ${names}.`,
          other: `${app} isn't available in these countries: ${names}.`,
        }),
      ]
}

function unknownLine(app: string, codes: readonly string[]): string[] {
  const names = listOf(codes)
  return codes.length === 0
    ? []
    : [t`The store didn't respond for ${app}: ${names}. You can add them from the country menu later.`]
}

function showSurveyLost(why: string): void {
  notify({ kind: 'error', title: t`Couldn't save your answers`, description: why })
}
