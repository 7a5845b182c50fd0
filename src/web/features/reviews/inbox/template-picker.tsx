import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Flex, Text, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconTemplate, IconFolder, IconStarFilled } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { nameOf } from '#aso/reviews/author-name.ts'
import { fillTemplate, type FilledTemplate } from '#aso/reviews/placeholders.ts'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { ReplyTemplate, getTemplates } from '#contract/reviews/templates.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { append } from '#web/commands/append.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { useRead } from '#web/data/queries/read.ts'
import { newId } from '#web/offline/abilities/browser-abilities.ts'
import { SearchInput } from '#web/ui/controls/search-input.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { templatesRead } from '../reads.ts'
import { firstCodePoints } from '../review-words.ts'
import { foldedQuery } from './review-index.ts'
import classes from './template-picker.module.css'

interface Props {
  organizationId: string
  /** Language of the review, ISO 639-1: its templates come first. */
  language: string | null
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onChoose: (template: ReplyTemplate, support: string) => void
}

/** Replaces the text by a template. */
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
          color="gray"
          size="sm"
          leftSection={<IconTemplate size={16} stroke={1.7} aria-hidden />}
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

interface TemplateChoiceProps {
  organizationId: string
  language: string | null
  onChoose: (template: ReplyTemplate, support: string) => void
}

/** The organisation's templates by folder, favourites and those in the review's language first, with a search field. */
export function TemplateChoice({ organizationId, language, onChoose }: TemplateChoiceProps) {
  const { t } = useLingui()
  const templates = useRead(templatesRead(organizationId))
  const [text, setText] = useState('')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const isThere = templates.data !== undefined
  useEffect(() => {
    if (isThere) field.current?.focus()
  }, [isThere])
  const state = readState(templates)
  if (templates.data === undefined)
    return (
      <div className={classes.panel}>
        <SectionState
          state={state === 'ready' ? 'loading' : state}
          failed={<Trans>Couldn't load the templates</Trans>}
          unsaved={<Trans>Templates load when you're back online</Trans>}
          onRetry={templates.refresh}
        />
      </div>
    )
  const { support } = templates.data
  const groups = groupTemplates(templates.data, language, text)
  return (
    <section className={classes.panel} aria-label={t`Templates`}>
      <SearchInput ref={field} label={t`Search templates`} value={text} onChange={setText} />
      {groups.length === 0 && (
        <Text inherit c="dimmed" p="xs">
          {templates.data.templates.length === 0 ? (
            <Trans>There are no templates yet. Create them under Templates.</Trans>
          ) : (
            <Trans>No template matches.</Trans>
          )}
        </Text>
      )}
      {groups.map(({ key, folder, templates: some }) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <Flex
            component="p"
            gap="xs"
            align="center"
            c="dimmed"
            fz="xs"
            fw={540}
            px={6}
            pt="xs"
            pb={4}
            id={`${id}-${key}`}
          >
            {key === 'favourites' ? (
              <>
                <IconStarFilled size={14} aria-hidden />
                <Trans>Favourites</Trans>
              </>
            ) : (
              <>
                <IconFolder size={15} stroke={1.7} aria-hidden />
                {folder ?? <Trans>No folder</Trans>}
              </>
            )}
          </Flex>
          {some.map((one) => (
            <UnstyledButton key={one.id} className={classes.template} onClick={() => onChoose(one, support)}>
              <Text span inherit fw={540}>
                {one.name}
              </Text>
              <Text span inherit truncate c="dimmed" fz="xs" lang={one.language ?? undefined} dir="auto">
                {one.text}
              </Text>
            </UnstyledButton>
          ))}
        </div>
      ))}
    </section>
  )
}

interface TemplateGroup {
  /** `favourites`, the id of a folder, or `none`. */
  key: string
  /** null: in none. */
  folder: string | null
  templates: ReplyTemplate[]
}

/** Favourites, then the others by folder, then those without one; in each group those in `language` first. No empty groups. */
function groupTemplates(
  { templates, folders }: Pick<EndpointOutput<typeof getTemplates>, 'templates' | 'folders'>,
  language: string | null,
  text: string,
): TemplateGroup[] {
  const query = foldedQuery(text)
  const fits = ({ name, text: body }: ReplyTemplate) => foldedQuery(`${name}\n${body}`).includes(query)
  const fitting = templates
    .filter(fits)
    .toSorted((a, b) => Number(b.language === language) - Number(a.language === language))
  const known = new Set(folders.map(({ id }) => id))
  const others = fitting.filter(({ isFavourite }) => !isFavourite)
  const inFolder = (id: string | null) => others.filter(({ folderId }) => folderId === id)
  return [
    { key: 'favourites', folder: null, templates: fitting.filter(({ isFavourite }) => isFavourite) },
    ...folders.map(({ id, name }) => ({ key: id, folder: name, templates: inFolder(id) })),
    {
      key: 'none',
      folder: null,
      templates: others.filter(({ folderId }) => folderId === null || !known.has(folderId)),
    },
  ].filter((group) => group.templates.length > 0)
}

/** A template filled in for a review; unknown values are left out and listed. */
export const filledTemplate = (
  { text }: ReplyTemplate,
  { author, version }: OwnReview,
  { title }: AppInCountry,
  support: string,
): FilledTemplate => fillTemplate(text, { name: nameOf(author), app: title, version, support })

const NAME_MAX = 60

interface SaveAsTemplateProps {
  organizationId: string
  text: string
  language: string | null
}

/** Saves the reply as a template, named after its first words. */
export function SaveAsTemplate({ organizationId, text, language }: SaveAsTemplateProps) {
  const { t } = useLingui()
  const trimmed = text.trim()
  if (trimmed === '') return null
  const save = async () => {
    const name = firstCodePoints((trimmed.split('\n')[0] ?? trimmed).trim(), NAME_MAX).trim()
    const template = { id: newId(), name, text: trimmed, folderId: null, language }
    try {
      await append('createTemplate', { organizationId, template })
      notify({ title: t`Saved as template “${name}”` })
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <Button variant="subtle" color="gray" onClick={() => void save()}>
      <Trans>Save as template</Trans>
    </Button>
  )
}
