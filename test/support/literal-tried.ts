import type { Look, Menus, Named, Press, TriedForm } from '../../shared/tried/tried.ts'
import { faultless, literalWatched } from './literal-watched.ts'

/** Pages that were tried out, with what matters to a test of the checks in shared/audit/checks/tried/. */
export const named = (html: string, text: string) => ({ place: { path: html.slice(1, -1), html }, text })
export const look = (overrides: Partial<Look>) => literalWatched({ tried: { look: { ...faultless.look, ...overrides } } })
export const faulty = (kind: string, ...faults: Named[]) => look({ faults: faults.map((one) => ({ ...one, kind })) })
export const typed = (kind: string, ...faults: Named[]) =>
  literalWatched({ tried: { fields: { faults: faults.map((one) => ({ ...one, kind })) } } })
export const untried = literalWatched({ tried: null, triedOnPhone: null })
export const press = (kind: Press['kind'], outcome: Press['outcome'], detail = ''): Press => ({
  ...named('<button>', 'Plans'),
  kind,
  outcome,
  detail,
})
export const pressed = (...presses: Press[]) => literalWatched({ tried: { presses } })
export const opened = (...presses: Press[]) => literalWatched({ tried: { menus: { ...faultless.menus, presses } } })
export const onPhone = (overrides: Partial<Menus>) => literalWatched({ triedOnPhone: { menus: { ...faultless.menus, ...overrides } } })
export const entered = (outcome: TriedForm['outcome'], detail = '') =>
  literalWatched({ tried: { forms: [{ ...named('<input pattern="[a-z]+" maxlength="9" name="email">', 'Sign up'), outcome, detail }] } })
