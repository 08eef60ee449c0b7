import type { ComponentChildren } from 'preact'
import { useRequest } from '../forms/current-request.ts'
import { Form, rejectedForm } from '../forms/form.tsx'

type Props = { name: string; words: string; children: ComponentChildren }

/** A form of one button, behind a line that says what it does first. Rejected, it’s open. */
export const ConfirmForm = ({ name, words, children }: Props) => (
  <details class="confirm" open={rejectedForm(useRequest(), name) !== null}>
    <summary class="bad medium pressable">{words}</summary>
    <Form name={name} class="">
      <p>{children}</p>
      <button class="sw-button confirm__button">{words}</button>
    </Form>
  </details>
)
