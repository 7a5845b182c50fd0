import { Trans, useLingui } from '@lingui/react/macro'
import { Box, UnstyledButton } from '@mantine/core'
import { Outlet } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import type { Language } from '#contract/auth/auth.ts'
import { language, languages } from '#web/i18n/language.ts'
import { select } from '#web/offline/selection.ts'
import { brand, Mark } from '#web/ui/display/mark.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import classes from './auth-layout.module.css'
import { pendingStep } from './second-step.ts'
import { StormGlass } from './storm-glass.tsx'

const SecondStepForm = lazyWithRetry(() => import('./later/second-step-form.tsx'))

const year = new Date().getFullYear()

/** Frame of the guests' pages: the form at the left, from 768 px the storm glass beside it. */
export function AuthLayout({ children }: { children?: ReactNode }) {
  const { t } = useLingui()
  const step = useSyncExternalStore(pendingStep.subscribe, pendingStep.get)
  useEffect(() => () => pendingStep.get()?.cancel(), [])
  const others = Object.entries(languages).filter(([code]) => code !== language())
  return (
    <div className={classes.page}>
      <div className={classes.side}>
        <header className={classes.head}>
          <Mark size={26} />
          <span translate="no">{brand}</span>
        </header>
        <main className={classes.main}>
          <Box w="100%" maw={392} mx="auto">
            {step && <SecondStepForm key={step.ticket} {...step} />}
            {/* The page that began the log-in goes on when the second step is done. */}
            <div hidden={step !== null}>{children ?? <Outlet />}</div>
          </Box>
        </main>
        <footer className={classes.foot}>
          <span>
            <Trans>© {year} Storeglass</Trans>
          </span>
          {others.map(([code, name]) => (
            <UnstyledButton
              key={code}
              lang={code}
              aria-label={t`Language: ${name}`}
              onClick={() => select({ language: code as Language })}
            >
              {name}
            </UnstyledButton>
          ))}
        </footer>
      </div>
      <StormGlass />
    </div>
  )
}
