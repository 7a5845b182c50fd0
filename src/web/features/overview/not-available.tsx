import { Trans } from '@lingui/react/macro'
import { countryCodeOf } from '#contract/store.ts'
import { countryInSentence, countryNameOf } from '#web/i18n/country.ts'
import { useSelect } from '#web/apps/selected/use-select.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Flag } from '#web/ui/display/flag.tsx'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import classes from './not-available.module.css'

/** The store of the selected country does not carry the app: says so, and offers the other tracked countries. */
export function NotAvailable({ app, locale }: { app: SelectedApp; locale: string }) {
  const select = useSelect()
  const others = app.project.countries.filter((one) => one !== locale)
  const [title, country] = [app.title, countryInSentence(locale)]
  return (
    <EmptyState
      title={
        <Trans>
          {title} isn't available in {country}.
        </Trans>
      }
      action={
        <div className={classes.countries}>
          {others.map((one) => (
            <Button
              key={one}
              icon={<Flag code={countryCodeOf(one)} size={18} />}
              onClick={() => select({ locale: one })}
            >
              {countryNameOf(one)}
            </Button>
          ))}
        </div>
      }
    >
      <Trans>Choose another country.</Trans>
    </EmptyState>
  )
}
