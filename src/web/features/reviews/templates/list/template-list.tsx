import { useLingui } from '@lingui/react/macro'
import type { ReplyTemplate, TemplateFolder } from '#contract/reviews/templates.ts'
import { TemplateRow, type RowActions } from './template-row.tsx'
import { useListKeys } from './use-list-keys.ts'
import classes from './template-list.module.css'

const MAIN = '[data-open]'

interface Props extends RowActions {
  templates: readonly ReplyTemplate[]
  folders: readonly TemplateFolder[]
}

/** Templates below each other; arrows lead from one to the next, Delete deletes the one that has the focus. */
export function TemplateList({ templates, folders, ...actions }: Props) {
  const { t } = useLingui()
  const { list, onKeyDown, leave } = useListKeys(
    MAIN,
    templates.map(({ id }) => id),
  )
  const remove = (template: ReplyTemplate) => {
    leave(template.id)
    actions.onRemove(template)
  }
  return (
    // Keys that its buttons share.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={list}
      className={classes.list}
      aria-label={t`Templates`}
      onKeyDown={(event) => {
        onKeyDown(event)
        if (event.key !== 'Delete' || !actions.mayChange || !(event.target instanceof Element)) return
        const id = event.target.matches(MAIN) && event.target.closest('[data-template]')?.getAttribute('data-template')
        const template = templates.find((one) => one.id === id)
        if (template) remove(template)
      }}
    >
      {templates.map((template) => (
        <TemplateRow key={template.id} template={template} folders={folders} {...actions} onRemove={remove} />
      ))}
    </ul>
  )
}
