import { Trans } from '@lingui/react/macro'
import { language } from '#web/i18n/language.ts'
import type { WhyLeft } from '../model/dry-run-of.ts'

/** Why a review is not answered by the rule. */
export function WhyLeftText({ why }: { why: WhyLeft }) {
  switch (why.why) {
    case 'answered':
      return <Trans>It has a reply.</Trans>
    case 'done':
      return <Trans>It is marked as done.</Trans>
    case 'read-only':
      return <Trans>It can't be answered from here: it comes from the public store.</Trans>
    case 'no-text':
      return <Trans>It has stars only.</Trans>
    case 'sensitive': {
      const { word } = why
      return <Trans>“{word}” always goes to a person.</Trans>
    }
    case 'unknown-words':
      return <Trans>A person answers it: sensitive words aren't known in its language.</Trans>
    case 'words': {
      const words = new Intl.ListFormat(language(), { type: 'disjunction' }).format(why.words)
      return <Trans>It contains {words}.</Trans>
    }
    case 'exception':
      return <Trans>You took it out of this rule.</Trans>
    case 'stars':
      return <Trans>The rule isn't for this number of stars.</Trans>
    case 'other-rule': {
      const { name } = why
      return <Trans>“{name}” stands before this rule.</Trans>
    }
    case 'condition':
      return <ConditionText kind={why.kind} />
    case 'no-template':
      return <NoTemplateText because={why.because} />
  }
}

function ConditionText({ kind }: { kind: Extract<WhyLeft, { why: 'condition' }>['kind'] }) {
  switch (kind) {
    case 'contains-any':
    case 'contains-none':
      return <Trans>It contains none of the words.</Trans>
    case 'country':
      return <Trans>It isn't from one of the countries, or the store doesn't tell.</Trans>
    case 'language':
      return <Trans>It isn't in one of the languages, or its language isn't known.</Trans>
    case 'version':
      return <Trans>It isn't of one of the versions, or the store doesn't tell.</Trans>
  }
}

function NoTemplateText({ because }: { because: Extract<WhyLeft, { why: 'no-template' }>['because'] }) {
  switch (because) {
    case 'gone':
      return <Trans>No template is chosen, or it was deleted.</Trans>
    case 'language':
      return <Trans>No template is in its language.</Trans>
    case 'values':
      return <Trans>A placeholder of the template isn't known of it.</Trans>
    case 'unknown':
      return <Trans>The template holds a placeholder that doesn't exist.</Trans>
    case 'too-long':
      return <Trans>The template is too long for the store.</Trans>
  }
}
