import { IconFlag } from '@tabler/icons-react'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import panel from '../list/panel.module.css'
import { markKinds, type MarkKind } from '#web/apps/marks/marks.ts'

const names: Record<MarkKind, MessageDescriptor> = {
  release: msg`Releases`,
  change: msg`Listing changes`,
  featuring: msg`Store features`,
  note: msg`Own notes`,
}

interface Props {
  hidden: readonly string[]
  onHidden: (kinds: string[]) => void
  /** Kinds that there is something of in the chart. */
  given: ReadonlySet<MarkKind>
  /** A button to write a note. */
  children?: ReactNode
}

/** Which kinds of notes are drawn into the chart. */
export function MarkKinds({ hidden, onHidden, given, children }: Props) {
  const { t, i18n } = useLingui()
  const [opened, setOpened] = useState(false)
  const title = t`Notes`
  const shown = markKinds.filter((kind) => given.has(kind) && !hidden.includes(kind)).length
  return (
    <Popover
      opened={opened}
      onClose={() => setOpened(false)}
      title={title}
      align="right"
      width={260}
      trigger={
        <Button
          size="small"
          variant="subtle"
          tone="plain"
          icon={<IconFlag size={16} stroke={1.7} aria-hidden />}
          aria-expanded={opened}
          aria-haspopup="true"
          onClick={() => setOpened(!opened)}
        >
          {title}
          {shown > 0 && <span className={panel.setCount}>{shown}</span>}
        </Button>
      }
    >
      <section className={panel.panel} aria-label={title}>
        {markKinds.map((kind) => (
          <div key={kind} className={panel.row}>
            <span aria-hidden>{i18n._(names[kind])}</span>
            <Switch
              label={i18n._(names[kind])}
              checked={!hidden.includes(kind)}
              onChange={() =>
                onHidden(hidden.includes(kind) ? hidden.filter((one) => one !== kind) : [...hidden, kind])
              }
            />
          </div>
        ))}
        {children}
      </section>
    </Popover>
  )
}
