import { t } from '@lingui/core/macro'
import type { Store } from '#contract/store.ts'
import type { TextField } from './compared-texts.ts'

/** What a store calls a text of a listing. */
export function textName(field: TextField, store: Store): string {
  switch (field) {
    case 'title':
      return store === 'APP_STORE' ? t`Title` : t`Name`
    case 'shortDescription':
      return store === 'APP_STORE' ? t`Subtitle` : t`Short description`
    case 'promotionalText':
      return t`Promotional text`
    case 'description':
      return t`Description`
  }
}
