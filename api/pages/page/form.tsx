import type { ComponentChildren } from 'preact'
import { FaultSummary } from '../parts/form-field.tsx'
import { FormGuard, openedAt } from '../parts/form-guard.tsx'
import { CurrentForm, useRequest } from './current-request.ts'

type FormProps = {
  /** Its name in the page’s `forms`. */
  name: string
  /** Its own path, if the page has given it one. */
  to?: string
  class?: string
  isGuarded?: boolean
  children: ComponentChildren
}

/** A form of a page. Rejected, it lists its errors above, and its fields have what was typed. */
export function Form({ name, to, class: look = 'form', isGuarded = false, children }: FormProps) {
  const request = useRequest()
  const rejected = request?.rejected?.name === name ? request.rejected : null
  return (
    <CurrentForm.Provider value={rejected}>
      {rejected && <FaultSummary title={rejected.title} faults={rejected.faults} message={rejected.message} />}
      <form class={look} action={to ?? request?.ctx.path} method="post" novalidate>
        <input type="hidden" name="do" value={name} />
        {isGuarded && request && <FormGuard opened={openedAt(request.world, rejected?.sent)} />}
        {children}
      </form>
    </CurrentForm.Provider>
  )
}
