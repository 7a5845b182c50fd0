import { plural, t } from '@lingui/core/macro'
import type { RefusedKeyword } from '#contract/keywords/tracked.ts'
import { refusedKeywords, takeRefused, type Notice } from '#web/commands/keywords/refused-keywords.ts'
import { knownLinks } from '#web/data/queries/links.ts'
import { countryNameOf } from '#web/i18n/country.ts'
import { language } from '#web/i18n/language.ts'
import { notify } from '#web/ui/feedback/notify.ts'

/** Keywords that a message names; the others are counted. */
const NAMED = 20

/** Names the keywords of a submission that are not tracked, in the visible tab, also after the next start. */
export function tellRefusedKeywords(): void {
  const tell = () => {
    if (document.visibilityState === 'visible') for (const notice of takeRefused()) tellOne(notice)
  }
  refusedKeywords.subscribe(tell)
  document.addEventListener('visibilitychange', tell)
  // Another tab has sent it, which nobody looks at.
  window.addEventListener('storage', tell)
  tell()
}

function tellOne(notice: Notice): void {
  const country = countryNameOf(notice.locale)
  const appAndCountry = `${notice.projectTitle}, ${country}`
  if (notice.kind === 'refused') return tellRefused(notice.refused, appAndCountry)
  notify({
    kind: 'warning',
    title: t`Too many keywords were added`,
    description: `${appAndCountry}\n${t`They'll be added automatically within one hour. If they aren't, try again then.`}`,
    stays: true,
  })
}

function tellRefused(refused: readonly RefusedKeyword[], appAndCountry: string): void {
  const withoutSlot = refused.filter(({ reason }) => reason === 'NO_SLOT').map(({ keyword }) => keyword)
  const others = refused.filter(({ reason }) => reason === 'NOT_A_KEYWORD').map(({ keyword }) => keyword)
  notify({
    kind: 'warning',
    title: plural(refused.length, { one: '# keyword is not tracked', other: '# keywords are not tracked' }),
    description: [
      appAndCountry,
      ...lineOf(withoutSlot, (names) =>
        knownLinks().plans
          ? t`No slot left. Upgrade or remove keywords: ${names}`
          : t`No slot left. Remove keywords first: ${names}`,
      ),
      ...lineOf(others, (names) => t`Not a keyword: ${names}`),
    ].join('\n'),
    stays: true,
  })
}

function lineOf(keywords: readonly string[], say: (names: string) => string): string[] {
  if (keywords.length === 0) return []
  const more = keywords.length - NAMED
  const named = keywords.slice(0, NAMED).map((keyword) => `“${keyword}”`)
  const further = more > 0 ? [plural(more, { one: '# more', other: '# more' })] : []
  return [say(new Intl.ListFormat(language(), { type: 'conjunction' }).format([...named, ...further]))]
}
