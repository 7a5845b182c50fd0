import { act, screen, waitFor, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getTemplates } from '#contract/reviews/templates.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { noNetwork, refuse, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import * as commands from '#web/commands/append.ts'
import { ofTemplates, OWN_CHANGE, withTemplate } from '#web/commands/reply-templates/of-templates.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { overlays } from '#web/offline/outbox/outbox.ts'
import { DeviceError } from '#web/offline/storage/device-error.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { loadStack } from '#web/ui/feedback/notify.ts'
import { Messages } from '#web/ui/feedback/messages.tsx'
import { bugsId, fixed, fixedId, looseId, templateOf, templatesAnswer, thanksId } from './template-fixtures.ts'
import TemplatesDialog from './templates-dialog.tsx'

vi.mock(import('#web/commands/append.ts'), { spy: true })
const append = vi.mocked(commands.append)
beforeEach(async () => {
  signIn(tokensOf(ada))
  append.mockResolvedValue()
  await loadStack()
})
afterEach(() => {
  append.mockReset()
  getQueryClient().clear()
  connectivity.set('online')
  session.set({ identity: null, state: 'out' })
})

const { organizationId } = ada
const onClose = vi.fn<() => void>()
const drawn = () =>
  drawPage(
    <>
      <TemplatesDialog organizationId={organizationId} onClose={onClose} />
      <Messages />
    </>,
  )
function draw(given: Parameters<typeof templatesAnswer>[0] = {}) {
  respond(getTemplates, templatesAnswer(given))
  drawn()
}
const list = () => screen.findByRole('list', { name: 'Templates' })
const names = async () =>
  within(await list())
    .getAllByRole('button', { name: /^Edit / })
    .map((one) => one.textContent)
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    templateOf({
      id: `dddddddd-dddd-4ddd-8ddd-dddddddddd${String(index).padStart(2, '0')}`,
      name: `Template ${index}`,
    }),
  )

describe('the templates', () => {
  test('REV-012, REV-015: favourites first, by folder, found by their words, with how often they were used', async () => {
    draw()
    expect(await names()).toEqual(['Short thanks', 'Anything else', 'Fixed in the next version'])
    expect(screen.getByText('Used 12 times')).toBeVisible()
    expect(screen.getByText('3 of 25')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Bugs 1' }))
    expect(await names()).toEqual(['Fixed in the next version'])
    await userEvent.click(screen.getByRole('button', { name: 'All templates 3' }))
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search templates' }), 'write')
    expect(await names()).toEqual(['Anything else'])
  })

  test('REV-015: a new one is written with placeholders, and counted for both stores', async () => {
    draw()
    await list()
    await userEvent.click(screen.getByRole('button', { name: 'Bugs 1' }))
    await userEvent.click(screen.getByRole('button', { name: 'New template' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save template' }))
    expect(screen.getByText('Give it a name of at most 80 characters.')).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Hello')
    await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'Hi ')
    await userEvent.click(screen.getByRole('button', { name: 'Name of the author' }))
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Hi {name}')
    expect(screen.getByRole('img', { name: 'Google Play: 9 of 350 characters' })).toBeVisible()
    expect(screen.getByRole('img', { name: 'App Store: 9 of 5,970 characters' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Save template' }))
    expect(append).toHaveBeenCalledWith('createTemplate', {
      organizationId,
      template: { id: expect.any(String), name: 'Hello', text: 'Hi {name}', folderId: bugsId, language: null },
    })
  })

  test('REV-012: an unknown placeholder is named, and its template not saved', async () => {
    draw()
    await userEvent.click(within(await list()).getByRole('button', { name: 'Edit Anything else' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), ' Hi {{nmae}!')
    expect(screen.getByText('No such placeholder: {nmae}')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Save template' }))
    expect(append).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  })

  test('one that has the name of another says so, and can be saved', async () => {
    draw()
    await userEvent.click(within(await list()).getByRole('button', { name: 'Edit Anything else' }))
    const name = screen.getByRole('textbox', { name: 'Name' })
    expect(screen.queryByText(/Another template has this name/)).toBeNull()
    await userEvent.clear(name)
    await userEvent.type(name, ' short THANKS ')
    expect(name).toHaveAccessibleDescription('Another template has this name. You can keep both.')
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  })

  test('ERR-051: one that could not be saved stays written', async () => {
    draw()
    await userEvent.click(within(await list()).getByRole('button', { name: 'Edit Anything else' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), ' Thanks.')
    append.mockRejectedValue(new DeviceError('full'))
    await userEvent.click(screen.getByRole('button', { name: 'Save template' }))
    expect(await screen.findByText('Template not saved')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Please write to {support}. Thanks.')
    append.mockResolvedValue()
    await userEvent.click(screen.getByRole('button', { name: 'Save template' }))
    expect(append).toHaveBeenLastCalledWith(
      'changeTemplate',
      expect.objectContaining({
        templateId: looseId,
        template: expect.objectContaining({ text: 'Please write to {support}. Thanks.', seen: fixed.changedAt }),
      }),
    )
  })

  test('one that this device has just moved is changed without a conflict with itself', async () => {
    overlays.set([
      (endpointId, input, data) =>
        ofTemplates({ organizationId }, endpointId, input, data, (all) =>
          withTemplate(all, looseId, (one) => ({ ...one, folderId: bugsId, changedAt: OWN_CHANGE })),
        ),
    ])
    draw()
    await userEvent.click(within(await list()).getByRole('button', { name: 'Edit Anything else' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), ' Thanks.')
    // By now the server has said when it was.
    act(() => overlays.set([]))
    await userEvent.click(screen.getByRole('button', { name: 'Save template' }))
    const [, payload] = append.mock.lastCall ?? []
    expect(payload).toMatchObject({ templateId: looseId, template: { folderId: bugsId } })
    expect(payload).not.toHaveProperty('template.seen')
  })

  test('REV-015: it moves to another folder and becomes a favourite; ERR-050 is shown', async () => {
    draw()
    await list()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Folder of Anything else' }), 'Thank you')
    expect(append).toHaveBeenLastCalledWith(
      'changeTemplate',
      expect.objectContaining({ template: expect.objectContaining({ folderId: thanksId }) }),
    )
    append.mockRejectedValue(new DeviceError('full'))
    await userEvent.click(screen.getByRole('button', { name: 'Favourite: Anything else' }))
    expect(await screen.findByText('Favourite not changed')).toBeVisible()
  })

  test('REV-015: deleted by key, and can be undone; ERR-052 is shown', async () => {
    draw()
    within(await list())
      .getByRole('button', { name: 'Edit Anything else' })
      .focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole('button', { name: 'Edit Fixed in the next version' })).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    expect(append).toHaveBeenCalledWith('removeTemplate', { organizationId, templateId: fixedId, name: fixed.name })
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    const { id, name, text, folderId, language } = fixed
    await waitFor(() =>
      expect(append).toHaveBeenLastCalledWith('createTemplate', {
        organizationId,
        template: { id, name, text, folderId, language },
      }),
    )
    append.mockRejectedValue(new DeviceError('full'))
    await userEvent.click(screen.getByRole('button', { name: 'Delete Anything else' }))
    expect(await screen.findByText('Template not deleted')).toBeVisible()
  })

  test('REV-013: 25 is the most', async () => {
    draw({ templates: many(25), folders: [] })
    expect(await screen.findByText(/You've reached the limit of 25 templates/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'New template' })).toBeDisabled()
  })

  test('without any, the first one is asked for', async () => {
    draw({ templates: [], folders: [] })
    expect(await screen.findByRole('heading', { name: 'No templates yet' })).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'New template' })).toHaveLength(1)
  })
})

describe('folders', () => {
  test('REV-012, REV-015: created, renamed and deleted; the templates stay', async () => {
    draw()
    await list()
    await userEvent.click(screen.getByRole('button', { name: 'New folder' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of the new folder' }), 'Refunds{Enter}')
    expect(append).toHaveBeenLastCalledWith('createFolder', {
      organizationId,
      folder: { id: expect.any(String), name: 'Refunds' },
    })
    await userEvent.click(screen.getByRole('button', { name: 'Bugs 1' }))
    await userEvent.click(screen.getByRole('button', { name: 'Rename folder' }))
    await userEvent.keyboard('Faults{Enter}')
    expect(append).toHaveBeenLastCalledWith('renameFolder', expect.objectContaining({ newName: 'Faults' }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete folder' }))
    expect(append).toHaveBeenLastCalledWith('removeFolder', { organizationId, folderId: bugsId, name: 'Bugs' })
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(append).toHaveBeenLastCalledWith(
        'changeTemplate',
        expect.objectContaining({ templateId: fixedId, template: expect.objectContaining({ folderId: bugsId }) }),
      ),
    )
  })

  test('REV-014: 25 is the most', async () => {
    const folders = many(25).map(({ id, name }) => ({ id, name, isFavourite: false }))
    draw({ templates: [fixed], folders })
    expect(await screen.findByText("You've reached the limit of 25 folders.")).toBeVisible()
    expect(screen.getByRole('button', { name: 'New folder' })).toBeDisabled()
  })
})

describe('rights, notices and loading', () => {
  test('REV-012: the support address is set', async () => {
    draw({ support: '' })
    await userEvent.type(await screen.findByRole('textbox', { name: 'Support address' }), 'help@lowfen.example')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(append).toHaveBeenCalledWith('setSupport', { organizationId, support: 'help@lowfen.example' })
  })

  test('TEAM: who may not reply reads them, and has favourites', async () => {
    signIn(tokensOf({ ...ada, role: 'member' }))
    draw()
    expect(await screen.findByText('You can view them but not change them.')).toBeVisible()
    await list()
    expect(screen.queryByRole('button', { name: 'New template' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Favourite: Anything else' }))
    expect(append).toHaveBeenCalledWith('favouriteTemplate', expect.objectContaining({ isFavourite: true }))
  })

  test('TEAM-002: who may reply, and not edit every app, reads why they can’t change them', async () => {
    draw({ permission: 'view' })
    expect(await screen.findByText(/^You can use them but not change them: they're used for every app/)).toBeVisible()
    await list()
    expect(screen.queryByRole('button', { name: 'New template' })).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Support address' })).toBeDisabled()
  })

  test('REV-012: changing a template that a rule sends at once warns that the rule asks first again', async () => {
    draw({ templates: [{ ...fixed, isSentAtOnce: true }] })
    await userEvent.click(within(await list()).getByRole('button', { name: `Edit ${fixed.name}` }))
    expect(screen.getByText(/^A rule sends this template immediately/)).toBeVisible()
  })

  test('ERR-049: a failed request is shown, and can be repeated', async () => {
    refuse(getTemplates, 'FORBIDDEN')
    drawn()
    expect(await screen.findByText("Couldn't load the templates")).toBeVisible()
    respond(getTemplates, templatesAnswer())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await names()).toHaveLength(3)
  })

  test('offline, what is not on the device is said so', async () => {
    noNetwork()
    connectivity.set('offline')
    drawn()
    expect(await screen.findByText(/Not saved on this device/)).toBeVisible()
  })
})
