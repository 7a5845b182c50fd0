import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconTemplate } from '@tabler/icons-react'
import type { RefObject } from 'react'
import type { ReplyTemplate } from '#contract/reviews/templates.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { TemplateChoice } from './template-choice.tsx'

interface Props {
  organizationId: string
  /** Language of the review, ISO 639-1: its templates come first. */
  language: string | null
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onChoose: (template: ReplyTemplate, support: string) => void
  root?: RefObject<HTMLSpanElement | null>
}

/** A template in the place of what is written. */
export function TemplateMenu({ organizationId, language, isOpen, onOpen, onChoose }: Props) {
  const { t } = useLingui()
  return (
    <Popover
      opened={isOpen}
      onClose={() => onOpen(false)}
      title={t`Template`}
      width={310}
      trigger={
        <Button
          variant="subtle"
          tone="plain"
          size="small"
          icon={<IconTemplate size={16} stroke={1.7} aria-hidden />}
          aria-expanded={isOpen}
          aria-haspopup="true"
          onClick={() => onOpen(!isOpen)}
        >
          <Trans>Template</Trans>
          <IconChevronDown size={15} stroke={1.7} aria-hidden />
        </Button>
      }
    >
      <TemplateChoice
        organizationId={organizationId}
        language={language}
        onChoose={(template, support) => {
          onOpen(false)
          onChoose(template, support)
        }}
      />
    </Popover>
  )
}
