import { Trans } from '@lingui/react/macro'
import { IconBolt } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#web/ui/controls/button-link.tsx'
import { TemplatesDoor } from '../templates/door.tsx'
import classes from './inbox.module.css'

/** The ways to what answers reviews with less work. */
export const InboxTools = ({ organizationId, keys }: { organizationId: string; keys?: ReactNode }) => (
  <div className={classes.tools}>
    <TemplatesDoor organizationId={organizationId} />
    <ButtonLink to="/rr/automation" variant="subtle" tone="plain">
      <IconBolt size={17} stroke={1.7} aria-hidden />
      <Trans>Automation</Trans>
    </ButtonLink>
    {keys}
  </div>
)
