export { emailProblem } from './field-problems.ts'
