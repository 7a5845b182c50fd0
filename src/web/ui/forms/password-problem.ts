export { isTooWeak, passwordProblem } from './field-problems.ts'
