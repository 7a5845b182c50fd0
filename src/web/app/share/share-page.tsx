import { Trans } from '@lingui/react/macro'
import { sharedAddress } from '#aso/shared-address.ts'
import type { Identity } from '#contract/auth/auth.ts'
import { useRead } from '#web/data/queries/read.ts'
import { projectsRead } from '#web/data/queries/reads.ts'
import { ButtonLink } from '#web/ui/controls/button-link.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { NoProject } from '../selected/no-project.tsx'
import { SharedApp } from './shared-app.tsx'

interface Props {
  identity: Identity
  /** The search of the page's address: anybody's texts. */
  shared: Record<string, unknown>
}

/** The manifest's names for what was shared, the likeliest first. */
const parts = ['url', 'text', 'title']
/** An address is shorter, characters. */
const LONGEST = 2000

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, LONGEST) : '')

/** What can be done with the app whose store address another program shared. */
export function SharePage({ identity, shared }: Props) {
  const projects = useRead(projectsRead(identity))
  const found = sharedAddress(parts.map((part) => textOf(shared[part])))
  if (!found)
    return (
      <EmptyState
        title={<Trans>No store link was shared</Trans>}
        action={
          <ButtonLink to="/home" variant="filled">
            <Trans>Go to Home</Trans>
          </ButtonLink>
        }
      >
        <Trans>Share an app's page from the App Store or Google Play.</Trans>
      </EmptyState>
    )
  if (!projects.data) return <NoProject identity={identity} projects={projects} />
  return <SharedApp key={found.address} identity={identity} shared={found} projects={projects.data} />
}
