import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Store } from '#contract/store.ts'
import type { TextField } from './text-fields.ts'

/** What is said of a text that the developer left empty: it is known that there is none. */
export function noText(part: TextField['part'], store: Store): ReactNode {
  switch (part) {
    case 'title':
      return store === 'APP_STORE' ? <Trans>No title</Trans> : <Trans>No name</Trans>
    case 'shortDescription':
      return store === 'APP_STORE' ? <Trans>No subtitle</Trans> : <Trans>No short description</Trans>
    case 'promotionalText':
      return <Trans>No promotional text</Trans>
  }
}
