import type { ReplyTemplate, TemplateFolder } from '#contract/reviews/templates.ts'

export const bugsId = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaa1'
export const thanksId = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaa2'
export const bugs: TemplateFolder = { id: bugsId, name: 'Bugs', isFavourite: false }
export const thanks: TemplateFolder = { id: thanksId, name: 'Thank you', isFavourite: true }

export const fixedId = 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbb1'
export const shortId = 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbb2'
export const looseId = 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbb3'

export const templateOf = (given: Partial<ReplyTemplate> & Pick<ReplyTemplate, 'id' | 'name'>): ReplyTemplate => ({
  text: 'Thank you, {name}.',
  folderId: null,
  language: null,
  isFavourite: false,
  used: 0,
  changedAt: '2026-11-20T09:00:00.000Z',
  ...given,
})

export const fixed = templateOf({
  id: fixedId,
  name: 'Fixed in the next version',
  text: 'Hi {name}, thank you for telling us. Version {version} has the fix.',
  folderId: bugsId,
  used: 12,
})
export const short = templateOf({ id: shortId, name: 'Short thanks', folderId: thanksId, isFavourite: true })
export const loose = templateOf({ id: looseId, name: 'Anything else', text: 'Please write to {support}.' })

export const templatesAnswer = (
  given: Partial<{ templates: ReplyTemplate[]; folders: TemplateFolder[]; support: string; permission: 'view' }> = {},
) => ({
  templates: [loose, fixed, short],
  folders: [bugs, thanks],
  support: 'help@lowfen.example',
  ...given,
})
