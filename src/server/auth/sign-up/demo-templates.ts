import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Language } from '#contract/auth/auth.ts'
import type { Schema } from '#server/db/schema.ts'

const SUPPORT = 'support@storeglass.example'

type Text = [name: string, text: string]

const content: Record<Language, { thanks: string; problems: string; short: Text; good: Text[]; bad: Text[] }> = {
  en: {
    thanks: 'Thanks',
    problems: 'Problems',
    short: ['Short thanks', 'Thank you, {name}. It is good to know that {app} works for you.'],
    good: [['Thanks for five stars', 'Thank you for your review, {name}! The whole team of {app} has read it.']],
    bad: [
      [
        'Problem reported',
        'I am sorry about that, {name}. Please write to {support} with the device that you use, so that we can look into it.',
      ],
      [
        'Missing feature',
        'Thank you for the idea, {name}. We can’t promise a date, but it is on our list. Ideas are welcome at {support}, too.',
      ],
      [
        'Question about the price',
        'Hello {name}, the settings of {app} show what is free and what is not. Please ask {support} if anything is unclear.',
      ],
    ],
  },
  de: {
    thanks: 'Dank',
    problems: 'Probleme',
    short: ['Kurzer Dank', 'Danke, {name}. Schön, dass {app} dir gefällt.'],
    good: [['Dank für fünf Sterne', 'Danke für deine Rezension, {name}! Das ganze Team von {app} hat sie gelesen.']],
    bad: [
      [
        'Problem gemeldet',
        'Das tut uns leid, {name}. Schreib uns bitte an {support}, welches Gerät du hast, damit wir es uns ansehen können.',
      ],
      [
        'Fehlende Funktion',
        'Danke für die Idee, {name}. Ein Datum können wir nicht versprechen, aber sie steht auf unserer Liste.',
      ],
      [
        'Frage zum Preis',
        'Hallo {name}, was kostenlos ist und was nicht, steht in den Einstellungen von {app}. Frag gern {support}.',
      ],
    ],
  },
}

/** Reply templates in two folders, in the language of the demo, and one in the other. Inside the demo's transaction. */
export async function addDemoTemplates(
  db: Kysely<Schema>,
  organisationId: string,
  language: Language,
  now: Date,
): Promise<void> {
  const { thanks, problems, short, good, bad } = content[language]
  const other = language === 'en' ? 'de' : 'en'
  const [thanksId, problemsId] = [randomUUID(), randomUUID()]
  const own = { organisation_id: organisationId, created_at: now }
  const template = ([name, text]: Text, folder_id: string, of: Language) => ({
    ...own,
    id: randomUUID(),
    changed_at: now,
    name,
    text,
    folder_id,
    language: of,
  })
  await db
    .insertInto('template_folder')
    .values([
      { ...own, id: thanksId, name: thanks },
      { ...own, id: problemsId, name: problems },
    ])
    .execute()
  await db
    .insertInto('reply_template')
    .values([
      ...[short, ...good].map((one) => template(one, thanksId, language)),
      template(content[other].short, thanksId, other),
      ...bad.map((one) => template(one, problemsId, language)),
    ])
    .execute()
  await db.updateTable('organisation').set({ support_address: SUPPORT }).where('id', '=', organisationId).execute()
}
