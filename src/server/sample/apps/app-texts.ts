import { readTexts } from '../read-texts.ts'
import type { AppTexts } from '../sample-app.ts'

/** The texts of a hand-written app: `texts/apps/<name>.json`. */
export const textsOf = (name: string) => readTexts(`apps/${name}`) as AppTexts
