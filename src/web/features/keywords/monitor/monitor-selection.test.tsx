import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { noNetwork, respond } from '#tests/support/network/index.ts'
import { setUpMonitor, cellsOf, commandsOf, keywords, open, shown } from '#tests/support/keywords/monitor-page.tsx'
import { answerOf, tracked } from './monitor-fixtures.ts'

setUpMonitor()

describe('rows of the monitor by keyboard', () => {
  test('one tab stop: arrows move, Space selects, Shift extends, Esc clears, Enter opens', async () => {
    await open()
    screen.getByRole('checkbox', { name: 'white noise' }).focus()
    await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}')
    expect(screen.getByRole('toolbar', { name: 'Selected keywords' })).toHaveTextContent('2 selected')
    expect(screen.getByRole('checkbox', { name: 'sleep stories' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('toolbar', { name: 'Selected keywords' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: 'sleep stories' })).toHaveTextContent('Dusk Harbour')
  })

  test('Esc clears the selection wherever the focus is, and the focus goes back to the row', async () => {
    await open()
    await userEvent.click(screen.getByRole('checkbox', { name: 'white noise' }))
    screen.getByRole('button', { name: 'Columns' }).focus()
    // The first press closes the button's tooltip.
    await userEvent.keyboard('{Escape}{Escape}')
    expect(screen.queryByRole('toolbar', { name: 'Selected keywords' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('checkbox', { name: 'white noise' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Clear selection' }))
    expect(screen.getByRole('checkbox', { name: 'white noise' })).toHaveFocus()
  })
})

describe('changes of the selected keywords', () => {
  test('a new tag is given to all that are selected, at once and offline', async () => {
    await open()
    const comeBack = noNetwork()
    await userEvent.click(screen.getByRole('checkbox', { name: 'moorlight' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'sleep aid' }))
    await userEvent.click(screen.getByRole('button', { name: 'Tag' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'New tag' }), 'Launch')
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    await vi.waitFor(() => expect(commandsOf('tagKeywords')).toHaveLength(1))
    expect(commandsOf('tagKeywords')[0]).toMatchObject({
      keywords: ['moorlight', 'sleep aid'],
      add: [{ name: 'Launch', colour: 'violet' }],
    })
    await vi.waitFor(() => expect(cellsOf('moorlight').at(-1)).toContain('Launch'))
    expect(cellsOf('moorlight').join()).toContain('Not sent yet')
    comeBack()
  })

  test('KEY-009: stopping to track is undone with tags, as long as it waits', async () => {
    await open()
    const comeBack = noNetwork()
    await userEvent.click(screen.getByRole('checkbox', { name: 'white noise' }))
    await userEvent.click(screen.getByRole('button', { name: 'Stop tracking' }))
    await vi.waitFor(() => expect(shown()).not.toContain('white noise'))
    expect(commandsOf('removeKeywords').at(-1)).toMatchObject({ keywords: ['white noise'] })
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await vi.waitFor(() => expect(shown()).toContain('white noise'))
    expect(commandsOf('removeKeywords')).toEqual([])
    comeBack()
  })

  async function manageTags() {
    await userEvent.click(screen.getByRole('checkbox', { name: 'moorlight' }))
    await userEvent.click(screen.getByRole('button', { name: 'Tag' }))
    await userEvent.click(screen.getByRole('button', { name: 'Manage tags' }))
    return within(screen.getByRole('list', { name: 'Tags of this app' }))
  }

  test('OP-75: a tag is deleted after a question, and comes back with an undo', async () => {
    await open()
    const comeBack = noNetwork()
    const list = await manageTags()
    await userEvent.click(list.getByRole('button', { name: 'Delete Core' }))
    expect(list.getByText(/from all keywords, in all countries/)).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: 'Delete' }))
    await vi.waitFor(() => expect(cellsOf('white noise').at(-1)).not.toContain('Core'))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await vi.waitFor(() => expect(cellsOf('white noise').at(-1)).toContain('Core'))
    expect(commandsOf('removeKeywordTag')).toEqual([])
    comeBack()
  })

  test('OP-75: a tag gets another name and colour on all its keywords', async () => {
    await open()
    const comeBack = noNetwork()
    const list = await manageTags()
    await userEvent.selectOptions(list.getByRole('combobox', { name: 'Colour of Core' }), 'Teal')
    await vi.waitFor(() => expect(commandsOf('changeKeywordTag')).toMatchObject([{ tag: { colour: 'teal' } }]))
    const name = list.getByRole('textbox', { name: 'Name of Core' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Main{Enter}')
    await vi.waitFor(() => expect(cellsOf('white noise').at(-1)).toContain('Main'))
    await vi.waitFor(() => expect(list.getByRole('textbox', { name: 'Name of Main' })).toHaveFocus())
    expect(commandsOf('changeKeywordTag').at(-1)).toMatchObject({ name: 'Core', tag: { name: 'Main', colour: 'teal' } })
    comeBack()
  })

  test('a tag that is merged into another, or deleted, leaves the focus among the tags', async () => {
    const some = ['Dawn', 'Night', 'Noon'].map((name) => ({ name, colour: 'grey' as const }))
    respond(getTrackedKeywords, answerOf(keywords, { tags: some }))
    await open()
    const comeBack = noNetwork()
    const list = await manageTags()
    const name = (tag: string) => list.getByRole('textbox', { name: `Name of ${tag}` })
    await userEvent.clear(name('Night'))
    await userEvent.type(name('Night'), 'Dawn{Enter}')
    await vi.waitFor(() => expect(name('Dawn')).toHaveFocus())
    expect(list.queryByRole('textbox', { name: 'Name of Night' })).toBeNull()
    await userEvent.click(list.getByRole('button', { name: 'Delete Dawn' }))
    await userEvent.click(list.getByRole('button', { name: 'Delete' }))
    await vi.waitFor(() => expect(name('Noon')).toHaveFocus())
    comeBack()
  })

  test('a keyword with 20 tags gets no further one, which is said before anything is queued', async () => {
    const full = Array.from({ length: 20 }, (_, index) => `tag ${index}`)
    respond(
      getTrackedKeywords,
      answerOf([tracked('moorlight', { tags: full })], { tags: full.map((name) => ({ name, colour: 'grey' })) }),
    )
    await open()
    await userEvent.click(screen.getByRole('checkbox', { name: 'moorlight' }))
    await userEvent.click(screen.getByRole('button', { name: 'Tag' }))
    const before = commandsOf('tagKeywords').length
    await userEvent.type(screen.getByRole('textbox', { name: 'New tag' }), 'One more{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('“moorlight” already has 20 tags')
    expect(screen.getByRole('textbox', { name: 'New tag' })).toHaveValue('One more')
    expect(commandsOf('tagKeywords')).toHaveLength(before)
  })

  test('a keyword’s note is not lost by Esc: it is saved or discarded', async () => {
    await open()
    const comeBack = noNetwork()
    await userEvent.click(screen.getByRole('button', { name: 'moorlight' }))
    const note = await screen.findByRole('textbox', { name: 'Note' })
    await userEvent.type(note, 'Our name')
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('alert')).toHaveTextContent("The note isn't saved yet.")
    expect(note).toHaveValue('Our name')
    await userEvent.click(screen.getByRole('button', { name: 'Save and close' }))
    await vi.waitFor(() => expect(commandsOf('annotateKeywords').at(-1)).toMatchObject({ note: 'Our name' }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'moorlight' })).not.toBeInTheDocument())
    comeBack()
  })
})
