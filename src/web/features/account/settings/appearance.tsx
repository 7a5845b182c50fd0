import { Trans, useLingui } from '@lingui/react/macro'
import type { Language } from '#contract/auth/auth.ts'
import { choose } from '#web/commands/choose.ts'
import { language, languages } from '#web/i18n/language.ts'
import { useSelection } from '#web/offline/hooks.ts'
import { Card } from '#web/ui/display/card.tsx'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { Captioned } from './captioned.tsx'
import { LayoutChoices } from './layout-choices.tsx'
import classes from './settings.module.css'

/** OP-112: language and colours, here and in the user menu, hold on every device of the user; the frame on this one. */
export function Appearance() {
  const { t } = useLingui()
  const { scheme } = useSelection()
  return (
    <Card title={<Trans>Language and appearance</Trans>} padded>
      <div className={classes.choices}>
        <Captioned
          label={t`Language`}
          options={Object.entries(languages).map(([code, name]) => ({ value: code as Language, label: name }))}
          value={language()}
          onChange={(code) => void choose({ language: code }).catch(tellFailure)}
        />
        <Captioned
          label={t`Appearance`}
          options={[
            { value: 'light', label: t`Light` },
            { value: 'dark', label: t`Dark` },
            { value: 'auto', label: t`System` },
          ]}
          value={scheme}
          onChange={(value) => void choose({ scheme: value }).catch(tellFailure)}
        />
      </div>
      <LayoutChoices />
    </Card>
  )
}
