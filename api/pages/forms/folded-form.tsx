import type { ComponentChildren } from 'preact'
import { useRequest } from './current-request.ts'
import { Form, rejectedForm } from './form.tsx'

type Props = {
  /** As for `Form`. */
  name: string
  about?: Readonly<Record<string, string>>
  summary: ComponentChildren
  /** The class of its summary. */
  head?: string
  /** The class of the whole. */
  frame?: string
  /** The class of the form. */
  class?: string
  children: ComponentChildren
}

/** A form that is folded away behind its summary. Rejected, it’s open. */
export const FoldedForm = ({ name, about = {}, summary, head, frame = 'ask-again', class: look = '', children }: Props) => (
  <details class={frame} open={rejectedForm(useRequest(), name, about) !== null}>
    <summary class={head}>{summary}</summary>
    <Form name={name} about={about} class={look}>
      {children}
    </Form>
  </details>
)
