export { nameProblem } from './field-problems.ts'
