import { IconCopy, IconPlus, IconSquareRoundedPlus, IconTag, IconX, type TablerIcon } from '@tabler/icons-react'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Text, UnstyledButton } from '@mantine/core'
import { useState, type ComponentProps } from 'react'
import { KEYWORD_TAGS_MAX } from '#contract/protocol/limits.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { copyText } from '#web/ui/files/copy-text.ts'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { useFocusBack } from '#web/ui/overlays/use-focus-back.ts'
import type { SelectedRows } from '#web/ui/data-table/use-selected-rows.ts'
import { TagField } from '../add/tag-field.tsx'
import { addToField } from '../field/add-to-field.ts'
import { FreeSlots, MoreSlots } from '../tracking/tracking-note.tsx'
import type { Tracking } from '../tracking/use-tracking.ts'
import classes from './selection-bar.module.css'
import { useClearWithEsc } from './page-keys.ts'

interface Props {
  app: AppInCountry
  selected: SelectedRows
  tracking: Tracking
}

/** Actions on keywords selected in the research, in ranked keywords and in the gap to competitors. */
export function TrackBar({ app, selected, tracking }: Props) {
  const { t } = useLingui()
  const phone = usePhone()
  // The bar unmounts with the selection, and the focused button with it.
  useFocusBack()
  const [tags, setTags] = useState<readonly string[]>([])
  const { ids: keywords } = selected
  const fresh = keywords.filter((keyword) => (tracking.stateOf(keyword) ?? 'untracked') === 'untracked')
  const { slots } = tracking
  const free = slots && Math.max(0, slots.limit - slots.used)
  const over = tracking.mayTrack && free !== null ? Math.max(0, fresh.length - free) : 0
  const shown = formatNumber(fresh.length, language())
  const name = t`${plural(fresh.length, { one: 'Track # keyword', other: 'Track # keywords' })}`
  useClearWithEsc(selected)
  const track = async () => {
    if (await tracking.trackAndTell(fresh, { tags })) selected.set([])
  }
  return (
    <div className={classes.bar} role="toolbar" aria-label={t`Selected keywords`} data-at-foot>
      <span className={classes.count} role="status">
        <Plural value={keywords.length} one="# selected" other="# selected" />
        {slots && tracking.mayTrack && (
          <Text span inherit ml="sm" fw={400} opacity={0.72} className={classes.slots}>
            <FreeSlots free={free ?? 0} limit={slots.limit} />
          </Text>
        )}
      </span>
      {over > 0 && (
        <Box component="span" flex="1 0 100%" pt={6} className={classes.over} role="status">
          <Plural value={over} one="# too many." other="# too many." /> <MoreSlots />
        </Box>
      )}
      <BarAction icon={IconCopy} onClick={() => void copyText(keywords.join(', '))}>
        <Trans>Copy</Trans>
      </BarAction>
      {app.project.store === 'APP_STORE' && (
        <BarAction icon={IconSquareRoundedPlus} onClick={() => void addToField(app, keywords)}>
          <Trans>Add to field</Trans>
        </BarAction>
      )}
      {tracking.mayTrack && <TagChoice tags={tags} tracking={tracking} onChange={setTags} />}
      {tracking.mayTrack && (
        <Button
          variant="filled"
          leftSection={<IconPlus size={17} stroke={1.8} aria-hidden />}
          aria-label={phone ? name : undefined}
          disabled={fresh.length === 0 || over > 0 || tags.length > KEYWORD_TAGS_MAX || tracking.obstacle !== null}
          onClick={() => void track()}
        >
          {phone ? <Trans>Track {shown}</Trans> : name}
        </Button>
      )}
      <span className={classes.close}>
        <IconButton label={t`Clear selection`} onClick={() => selected.set([])}>
          <IconX size={17} stroke={1.7} aria-hidden />
        </IconButton>
      </span>
    </div>
  )
}

interface TagChoiceProps {
  tags: readonly string[]
  tracking: Tracking
  onChange: (tags: readonly string[]) => void
}

/** Tags that the keywords get when they are tracked. */
function TagChoice({ tags, tracking, onChange }: TagChoiceProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const named = tags.join(', ')
  return (
    <Popover
      opened={isOpen}
      onClose={() => setOpen(false)}
      title={t`Tags for the tracked keywords`}
      width={320}
      className={classes.panel}
      trigger={
        <BarAction
          icon={IconTag}
          aria-expanded={isOpen}
          aria-haspopup="true"
          aria-label={named === '' ? undefined : t`Tags: ${named}`}
          onClick={() => setOpen(!isOpen)}
        >
          <Text span inherit maw={140} truncate>
            {named === '' ? <Trans>Tag</Trans> : named}
          </Text>
        </BarAction>
      }
    >
      <Box p="md" fz="sm" lh="sm">
        <TagField tags={tags} known={tracking.tags} onChange={onChange} />
      </Box>
    </Popover>
  )
}

interface ActionProps extends Omit<ComponentProps<'button'>, 'className' | 'color' | 'style'> {
  icon: TablerIcon
}

/** A button of the bar of the selected keywords. */
export const BarAction = ({ icon: Icon, children, ...button }: ActionProps) => (
  <UnstyledButton {...button} className={classes.action}>
    <Icon size={17} stroke={1.7} aria-hidden />
    {children}
  </UnstyledButton>
)
