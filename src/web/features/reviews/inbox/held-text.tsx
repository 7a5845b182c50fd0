import { Trans } from '@lingui/react/macro'
import type { HeldBecause } from '#contract/reviews/held.ts'

/** Why an unread text is held for a person, with the words in question. */
export function HeldText({ held: { kind, shown } }: { held: HeldBecause }) {
  switch (kind) {
    case 'contact':
      return <Trans>Check this: it names a page, an address or a number (“{shown}”).</Trans>
    case 'request':
      return <Trans>Check this: it asks for data, codes or a payment (“{shown}”).</Trans>
    case 'money':
      return <Trans>Check this: it speaks of money (“{shown}”).</Trans>
    case 'promise':
      return <Trans>Check this: it promises something (“{shown}”).</Trans>
    case 'legal':
      return <Trans>Check this: it admits something or takes a legal position (“{shown}”).</Trans>
    case 'insult':
      return <Trans>Check this: it may insult somebody (“{shown}”).</Trans>
    case 'prompt':
      return <Trans>Check this: it repeats instructions or is not finished (“{shown}”).</Trans>
    case 'sensitive':
      return <Trans>Check this: “{shown}” always goes to a person.</Trans>
    case 'language':
      return <Trans>Check this: replies in this language are not checked by themselves.</Trans>
    case 'repeated':
      return <Trans>Check this: the same words answered another review a short time ago.</Trans>
    case 'rating':
      return <Trans>The language model answers reviews with fewer than 4 stars only with your approval.</Trans>
  }
}
