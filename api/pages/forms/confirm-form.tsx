import type { ComponentProps } from 'preact'
import { Button } from '../parts/button.tsx'
import { FoldedForm } from './form.tsx'

type ConfirmProps = Pick<ComponentProps<typeof FoldedForm>, 'name' | 'about' | 'children' | 'head'> & {
  summary: string
  /** What its button says, if it isn’t the summary. */
  button?: string
  /** What tells it from similar forms, for screen readers. */
  of?: string
}

/** A form of one button, behind a line that says what it does first. */
export const ConfirmForm = ({ summary, button = summary, of, head = 'bad medium pressable', children, ...form }: ConfirmProps) => (
  <FoldedForm
    {...form}
    frame="confirm"
    head={`pad-y-10 ${head}`}
    summary={
      <>
        {summary}
        {of !== undefined && <span class="sw-hidden">{of}</span>}
      </>
    }
  >
    {children}
    <Button class="confirm__button" words={button} of={of} />
  </FoldedForm>
)
