import { Trans } from '@lingui/react/macro'
import type { HeldBecause } from '#contract/reviews/held.ts'

/** Why an unread text is held for a person, with the words in question. */
export function HeldText({ held: { kind, shown } }: { held: HeldBecause }) {
  switch (kind) {
    case 'contact':
      return <Trans>Check this: it contains a link, an address or a number (“{shown}”).</Trans>
    case 'request':
      return <Trans>Check this: it asks for data, codes or a payment (“{shown}”).</Trans>
    case 'money':
      return <Trans>Check this: it mentions money (“{shown}”).</Trans>
    case 'promise':
      return <Trans>Check this: it promises something (“{shown}”).</Trans>
    case 'legal':
      return <Trans>Check this: it admits fault or takes a legal position (“{shown}”).</Trans>
    case 'insult':
      return <Trans>Check this: it may be insulting (“{shown}”).</Trans>
    case 'prompt':
      return <Trans>Check this: it repeats instructions or is unfinished (“{shown}”).</Trans>
    case 'sensitive':
      return <Trans>Check this: reviews with “{shown}” always go to a person.</Trans>
    case 'language':
      return <Trans>Check this: replies in this language aren't checked automatically.</Trans>
    case 'repeated':
      return <Trans>Check this: the same reply was recently sent to another review.</Trans>
    case 'rating':
      return <Trans>The language model's replies to reviews with fewer than 4 stars need your approval.</Trans>
  }
}
