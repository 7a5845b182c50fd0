import { Trans } from '@lingui/react/macro'
import type { ConditionMeaning } from '#aso/reviews/explain-conditions.ts'
import type { Store } from '#contract/store.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { storeName } from '#web/ui/display/store-name.ts'
import { languageName } from '../../templates/editor/language-options.ts'
import { isComplete, type EditedCondition } from '../model/edited-rule.ts'

/** "rain, fog or ads" in the reader's language. */
const anyOf = (words: readonly string[]) => new Intl.ListFormat(language(), { type: 'disjunction' }).format(words)

/** What a condition means, in one plain sentence. */
export function ConditionSentence({ condition }: { condition: EditedCondition }) {
  if (!isComplete(condition)) return <Trans>Not used until something stands here.</Trans>
  switch (condition.kind) {
    case 'contains-any': {
      const words = anyOf(condition.words)
      return <Trans>Answers only a review that contains {words}. One of them is enough.</Trans>
    }
    case 'contains-none': {
      const words = anyOf(condition.words)
      return <Trans>Leaves out any review that contains {words}.</Trans>
    }
    case 'country': {
      const countries = anyOf(condition.countries.map((code) => countryName(code, language())))
      return <Trans>Answers only reviews from {countries}.</Trans>
    }
    case 'language': {
      const languages = anyOf(condition.languages.map(languageName))
      return <Trans>Answers only reviews in {languages}.</Trans>
    }
    case 'version': {
      const { version } = condition
      if (condition.is === 'from') return <Trans>Answers only reviews of version {version} and later.</Trans>
      if (condition.is === 'until') return <Trans>Answers only reviews of version {version} and earlier.</Trans>
      return <Trans>Answers only reviews of version {version}.</Trans>
    }
  }
}

interface WarningProps {
  condition: EditedCondition
  meaning: ConditionMeaning | undefined
  store: Store
}

/** Why a condition lets less through than one may think; nothing where it does not. */
export function ConditionWarning({ condition, meaning, store }: WarningProps) {
  if (!meaning) return null
  const shop = storeName(store)
  if (meaning.isNeverTold)
    return condition.kind === 'version' ? (
      <Trans>{shop} doesn't tell the version of a review: this rule answers nothing.</Trans>
    ) : (
      <Trans>{shop} doesn't tell the country of a review: this rule answers nothing.</Trans>
    )
  if (meaning.ruledOut.length === 0) return null
  const words = new Intl.ListFormat(language(), { type: 'conjunction' }).format(meaning.ruledOut)
  return condition.kind === 'contains-any' && meaning.ruledOut.length === condition.words.length ? (
    <Trans>Another condition leaves out {words}: this rule answers nothing.</Trans>
  ) : (
    <Trans>Another condition leaves out {words}.</Trans>
  )
}
