import {
  messageOf,
  openInbox,
  openReview,
  openTemplates,
  replyField,
  reviewsOnServer,
} from '#tests/support/pages/reviews.ts'
import { nameOf } from '#aso/reviews/author-name.ts'
import { signInToDemo } from '#tests/support/pages/demo-api.ts'
import { expect, test } from '#tests/support/test.ts'

test('REV-012, REV-015: a template is written, found, moved into a folder, favoured, changed, put into a reply and deleted', async ({
  page,
  server,
}) => {
  const api = await signInToDemo(page, server.url)
  await openInbox(page, server.url)
  const review = (await reviewsOnServer(api, '&replied=false')).find(({ author }) => nameOf(author))
  await openInbox(page, server.url, `?review=${review?.id}`)
  const dialog = await openTemplates(page)
  const list = dialog.getByRole('list', { name: 'Templates' })

  await dialog.getByRole('button', { name: 'New template' }).click()
  await dialog.getByRole('button', { name: 'Save template' }).click()
  await expect(dialog.getByText('Give it a name of at most 80 characters.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Widget question')
  await dialog.getByRole('textbox', { name: 'Text', exact: true }).fill('Hello ')
  await dialog.getByRole('button', { name: 'Name of the author' }).click()
  await page.keyboard.type(', the widget of ')
  await dialog.getByRole('button', { name: 'Name of the app' }).click()
  await page.keyboard.type(' comes soon.')
  await dialog.getByRole('button', { name: 'Save template' }).click()
  await expect(list.getByRole('button', { name: 'Edit Widget question' })).toBeVisible()
  await expect(dialog.getByRole('status').filter({ hasText: '7 of 25' })).toBeVisible()

  await dialog.getByRole('button', { name: 'New folder' }).click()
  await page.keyboard.type('Widgets')
  await page.keyboard.press('Enter')
  const folders = dialog.getByRole('list', { name: 'Folders' })
  await expect(folders.getByRole('button', { name: 'Widgets 0' })).toHaveAttribute('aria-current', 'true')
  await folders.getByRole('button', { name: /^All templates/ }).click()
  await dialog.getByRole('combobox', { name: 'Folder of Widget question' }).selectOption('Widgets')
  await dialog.getByRole('button', { name: 'Favourite: Widget question' }).click()
  await expect(folders.getByRole('button', { name: 'Favourites 1' })).toBeVisible()
  await dialog.getByRole('searchbox', { name: 'Search templates' }).fill('WIDGET of')
  await expect(list.getByRole('listitem')).toHaveCount(1)

  await list.getByRole('button', { name: 'Edit Widget question' }).click()
  const text = dialog.getByRole('textbox', { name: 'Text', exact: true })
  await expect(text).toHaveValue('Hello {name}, the widget of {app} comes soon.')
  await text.fill('Hello {name}, the widget of {app} is here.')
  await dialog.getByRole('button', { name: 'Save template' }).click()
  await expect(list).toContainText('is here')
  await page.reload()
  await openTemplates(page)
  await folders.getByRole('button', { name: 'Widgets 1' }).click()
  await expect(list).toContainText('is here')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await openReview(page).getByRole('button', { name: 'Template', exact: true }).click()
  const choice = page.getByRole('region', { name: 'Templates' })
  await expect(choice.getByRole('group').first()).toContainText('Favourites')
  await choice.getByRole('button', { name: /^Widget question/ }).click()
  await expect(replyField(page)).toHaveValue(
    `Hello ${nameOf(review?.author ?? null)}, the widget of Moorlight: Sleep & Wind Down is here.`,
  )

  await openTemplates(page)
  await list.getByRole('button', { name: 'Delete Widget question' }).click()
  await expect(list.getByRole('button', { name: 'Edit Widget question' })).toHaveCount(0)
  await messageOf(page, 'Widget question').getByRole('button', { name: 'Undo' }).click()
  await expect(list.getByRole('button', { name: 'Edit Widget question' })).toBeVisible()
  await folders.getByRole('button', { name: 'Widgets 1' }).click()
  await dialog.getByRole('button', { name: 'Delete folder' }).click()
  await expect(folders.getByRole('button', { name: /^Widgets/ })).toHaveCount(0)
  await expect(folders.getByRole('button', { name: 'In no folder 1' })).toBeVisible()
})
