import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { language } from '#web/i18n/language.ts'
import { Switch } from '#web/ui/controls/switch.tsx'
import classes from './field.module.css'
import { localeName } from './locale-name.ts'

interface Props {
  isOn: boolean
  /** Those that count: the one that is shown and the others of which the texts are known. */
  locales: readonly string[]
  onChange: (next: { together: boolean }) => void
}

/** Whether the localizations that one App Store searches are counted together. */
export function Together({ isOn, locales, onChange }: Props) {
  const { t } = useLingui()
  const id = useId()
  const names = new Intl.ListFormat(language(), { type: 'conjunction' }).format(locales.map(localeName))
  return (
    <div>
      <span className={classes.switch}>
        <Switch
          id={id}
          label={t`Count localizations together`}
          checked={isOn}
          onChange={() => onChange({ together: !isOn })}
        />
        <label htmlFor={id}>
          <Trans>Count localizations together</Trans>
        </label>
      </span>
      {isOn && (
        <p className={classes.quiet}>
          {locales.length > 1 ? (
            <Trans>This store searches {names}. Words combine into phrases within one of them.</Trans>
          ) : (
            <Trans>Nothing is known of the other localizations of this store.</Trans>
          )}
        </p>
      )}
    </div>
  )
}
