import { Trans } from '@lingui/react/macro'
import type { WastedEntry } from '#aso/keyword-field/wasted-words.ts'
import { localeName } from './locale-name.ts'

/** Why a word gains nothing. */
export function WasteReasonText({ waste: { word, reason } }: { waste: WastedEntry }) {
  switch (reason.kind) {
    case 'app-name':
      return (
        <Trans>
          <b>{word}</b> is part of the app's name, which is searched anyway.
        </Trans>
      )
    case 'developer':
      return (
        <Trans>
          <b>{word}</b> is part of the developer's name, which is searched anyway.
        </Trans>
      )
    case 'title':
      return (
        <Trans>
          <b>{word}</b> is in your title already.
        </Trans>
      )
    case 'subtitle':
      return (
        <Trans>
          <b>{word}</b> is in your subtitle already.
        </Trans>
      )
    case 'repeated':
      return (
        <Trans>
          <b>{word}</b> is in the field twice.
        </Trans>
      )
    case 'number':
      return (
        <Trans>
          <b>{word}</b> counts as singular or plural of <b>{reason.form}</b>, which counts already.
        </Trans>
      )
    case 'function-word':
      return (
        <Trans>
          <b>{word}</b> adds little: apps are found without it.
        </Trans>
      )
    case 'app':
      return (
        <Trans>
          Every app is found by <b>{word}</b>.
        </Trans>
      )
    case 'category':
      return (
        <Trans>
          <b>{word}</b> is in the name of your category, which is searched anyway.
        </Trans>
      )
    case 'other-locale': {
      const locale = localeName(reason.locale)
      return (
        <Trans>
          <b>{word}</b> is in {locale} already, and no known keyword needs it here.
        </Trans>
      )
    }
  }
}
