import { Trans } from '@lingui/react/macro'
import { language } from '#web/i18n/language.ts'
import type { WhyLeft } from '../model/dry-run-of.ts'

/** Why a review is left to people. */
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
    case 'words': {
      const words = new Intl.ListFormat(language(), { type: 'disjunction' }).format(why.words)
      return <Trans>It contains {words}.</Trans>
    }
    case 'no-template':
      return <NoTemplateText because={why.because} />
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
