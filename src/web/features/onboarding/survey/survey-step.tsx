import { Trans } from '@lingui/react/macro'
import { Box, Loader } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#web/ui/controls/button.tsx'
import { StepIntro } from '../step-intro.tsx'
import { isAnswered, type SurveyAnswers } from './answers.ts'
import { GoalsQuestion } from './goals-question.tsx'
import { questions } from './questions.ts'
import { SingleQuestion } from './single-question.tsx'
import { SourceQuestion } from './source-question.tsx'
import classes from './survey-step.module.css'

interface Props {
  answers: SurveyAnswers
  onChange: (answers: SurveyAnswers) => void
  /** The guide is being finished. */
  isBusy: boolean
  isOffline: boolean
  /** Why it was not finished. */
  failure: ReactNode
  onFinish: () => void
  /** The guide's bar of buttons, where Finish is rendered; null: not mounted yet. */
  foot: Element | null
}

/** Step 3 of the guide: five questions, and the end of it. */
export function SurveyStep({ answers, onChange, isBusy, isOffline, failure, onFinish, foot }: Props) {
  const reason = useRef<HTMLDivElement>(null)
  const hasFailed = failure !== null
  useEffect(() => {
    if (!hasFailed) return
    // In a low window it is below what is seen. Finish could not keep the focus while it was under way.
    reason.current?.scrollIntoView({ block: 'nearest' })
    reason.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [hasFailed])
  const set = (change: Partial<SurveyAnswers>) => onChange({ ...answers, ...change })
  const finish = (
    <Button
      variant="filled"
      size="lg"
      className={classes.finish}
      disabled={isOffline || !isAnswered(answers)}
      busy={isBusy}
      leftSection={isBusy && <Loader />}
      onClick={onFinish}
    >
      {isBusy ? <Trans>Loading</Trans> : <Trans>Finish</Trans>}
    </Button>
  )
  return (
    <Box maw={976} mx="auto">
      <StepIntro title={<Trans>Almost done</Trans>}>
        <Trans>Five short questions, all required: the answers tell us who works with Storeglass and what for.</Trans>
      </StepIntro>
      <fieldset className={classes.questions} disabled={isBusy}>
        <SingleQuestion
          question={questions.marketingKnowledgeLevel}
          answer={answers.marketingKnowledgeLevel}
          onAnswer={(marketingKnowledgeLevel) => set({ marketingKnowledgeLevel })}
        />
        <GoalsQuestion goals={answers.storeglassGoals} onAnswer={(storeglassGoals) => set({ storeglassGoals })} />
        <SourceQuestion answer={answers.clientSource} onAnswer={(clientSource) => set({ clientSource })} />
        <SingleQuestion
          question={questions.companySize}
          answer={answers.companySize}
          onAnswer={(companySize) => set({ companySize })}
        />
        <SingleQuestion
          question={questions.monthlyAppDownloads}
          answer={answers.monthlyAppDownloads}
          onAnswer={(monthlyAppDownloads) => set({ monthlyAppDownloads })}
        />
      </fieldset>
      {hasFailed && <div ref={reason}>{failure}</div>}
      {foot && createPortal(finish, foot)}
    </Box>
  )
}
