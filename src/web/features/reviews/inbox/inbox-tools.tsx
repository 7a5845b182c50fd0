import { Trans } from '@lingui/react/macro'
import { IconBolt } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import buttons from '#web/ui/controls/button.module.css'
import type { ReactNode } from 'react'
import { TemplatesDoor } from '../templates/door.tsx'
import classes from './inbox.module.css'

/** The ways to what answers reviews with less work. */
export const InboxTools = ({ organizationId, keys }: { organizationId: string; keys?: ReactNode }) => (
  <div className={classes.tools}>
    <TemplatesDoor organizationId={organizationId} />
    <Link to="/rr/automation" className={buttons.subtle} data-tone="plain">
      <IconBolt size={17} stroke={1.7} aria-hidden />
      <Trans>Automation</Trans>
    </Link>
    {keys}
  </div>
)
