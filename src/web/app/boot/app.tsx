import { i18n } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import { RouterProvider, type AnyRouter } from '@tanstack/react-router'
import { Fragment, useSyncExternalStore, type ReactNode } from 'react'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { Messages } from '#web/ui/feedback/messages.tsx'
import { MantineRoot } from '#web/theme/mantine-root.tsx'
import { provideConfirmation } from '#web/api/confirmation.ts'
import { createStore } from '#web/offline/create-store.ts'
import { consentPanel } from '../consent/consent-panel.ts'
import { useColourScheme } from './colour-scheme.ts'

const ConsentDialog = lazyWithRetry(() => import('../consent/consent-dialog.tsx'))

/** The providers and dialogs around every page. */
export function App({ router }: { router: AnyRouter }) {
  return (
    <MantineRoot scheme={useColourScheme()}>
      <I18nProvider i18n={i18n}>
        <Localised>
          <RouterProvider router={router} />
          <PrivacySettings />
          <ConfirmIdentity />
          <Messages />
        </Localised>
      </I18nProvider>
    </MantineRoot>
  )
}

function PrivacySettings() {
  const isOpen = useSyncExternalStore(consentPanel.subscribe, consentPanel.get)
  return isOpen && <ConsentDialog onClose={() => consentPanel.set(false)} />
}

/** Another language remounts everything: formatted numbers and dates depend on it without subscribing to it. */
function Localised({ children }: { children: ReactNode }) {
  const { i18n } = useLingui()
  return <Fragment key={i18n.locale}>{children}</Fragment>
}

const ConfirmDialog = lazyWithRetry(() => import('../account/confirm-dialog.tsx'))

interface Question {
  ways: readonly string[]
  onAnswer: (isConfirmed: boolean) => void
  /** Requests that were refused at the same time wait for one answer. */
  answer: Promise<boolean>
}

const question = createStore<Question | null>(null)

provideConfirmation((ways) => {
  const open = question.get()
  if (open) return open.answer
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const onAnswer = (isConfirmed: boolean) => {
    question.set(null)
    resolve(isConfirmed)
  }
  question.set({ ways, onAnswer, answer: promise })
  return promise
})

/** Asks who it is where the server wants to know; the request that asked goes on by itself. */
export function ConfirmIdentity() {
  const open = useSyncExternalStore(question.subscribe, question.get)
  return open && <ConfirmDialog ways={open.ways} onAnswer={open.onAnswer} />
}
