import { useLingui } from '@lingui/react/macro'
import { useTitle } from '#web/ui/hooks/use-title.ts'
import { CheckInbox } from '../check-inbox.tsx'
import { VerifyAccount } from '../verify-account.tsx'

interface Props {
  userId?: string | undefined
  code?: string | undefined
  email?: string | undefined
}

/** `/sign-up/verification`: after sign-up "check your inbox"; with the mailed link's values the account is confirmed. */
export function VerificationPage({ userId, code, email }: Props) {
  const { t } = useLingui()
  useTitle(t`Confirm your account`)
  return userId && code ? <VerifyAccount userId={userId} code={code} /> : <CheckInbox email={email} />
}
