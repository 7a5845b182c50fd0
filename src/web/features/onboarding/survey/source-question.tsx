import { otherSource, otherTextOf, sourceOf } from './client-source.ts'
import { OtherSource } from './other-source.tsx'
import { questions } from './questions.ts'
import { SingleQuestion } from './single-question.tsx'

interface Props {
  answer: string | null
  onAnswer: (answer: string) => void
}

/** Where somebody heard of the product; Other asks for more (ONB-063), which another choice forgets (ONB-065). */
export function SourceQuestion({ answer, onAnswer }: Props) {
  const source = sourceOf(answer)
  const say = (text: string) => {
    const next = otherSource(text)
    if (next !== answer) onAnswer(next)
  }
  return (
    <div>
      <SingleQuestion question={questions.clientSource} answer={source} onAnswer={onAnswer} />
      {source === 'Other' && <OtherSource text={otherTextOf(answer)} onSettled={say} />}
    </div>
  )
}
