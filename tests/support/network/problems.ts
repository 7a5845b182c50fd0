/** What went wrong on the fake network, where the code under test would swallow it as a failed request. */
let problems: string[] = []

export const reportProblem = (problem: string) => void problems.push(problem)

/** Fails the test in which it is called if something was reported since the last call. */
export function failOnProblems(): void {
  const found = [...new Set(problems)]
  problems = []
  if (found.length > 0) throw new Error(found.join('\n'))
}
