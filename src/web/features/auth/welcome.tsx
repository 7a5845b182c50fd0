import { Trans } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import type { TokenResponse } from '#contract/auth/auth.ts'
import { HOME_REDIRECT_MS } from '#contract/protocol/limits.ts'
import { signIn } from '#web/session/session.ts'
import classes from './auth.module.css'
import { Note } from '#web/ui/forms/note.tsx'

interface Props {
  tokens: TokenResponse
  title: ReactNode
  children: ReactNode
}

/** What has succeeded, then home after 3 s (AUTH-020). Signed in only on the way: signing in leaves the guests' pages. */
export function Welcome({ tokens, title, children }: Props) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => {
      signIn(tokens)
      void navigate({ to: '/', replace: true })
    }, HOME_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [tokens, navigate])
  return (
    <>
      <h1 className={classes.title}>{title}</h1>
      <Note kind="good">{children}</Note>
      <div className={classes.fields}>
        <Link to="/" onClick={() => signIn(tokens)}>
          <Trans>Continue now</Trans>
        </Link>
      </div>
    </>
  )
}
