import type { ElsewhereForm, ElsewhereList, PreparedText } from '../../shared/schemas/elsewhere.ts'
import { readFailure, type AccountResult } from '../account/account-response.ts'
import type { ApiResponse } from '../service/api-response.ts'
import { fits, oneOf, orNull, type Shape } from '../service/fits.ts'

/** The directories planned for a launch. What isn’t understood is left out. */
export function readPlanResponse(response: ApiResponse, site: string, now: number): AccountResult<ElsewhereList> {
  const { status, body } = response
  if (status === 200 && fits(body, { slug: '', name: '', items: Array.isArray })) {
    const { items, texts, others } = body as ElsewhereList
    const value = {
      ...(body as ElsewhereList),
      items: items.filter(isForm),
      texts: listed(texts).filter(isText),
      others: listed(others).filter(isForm),
    }
    return { ok: true, value }
  }
  return { ok: false, failure: readFailure(response, site, now) }
}

/** A server of another version may not send it. */
const listed = <T>(value: T[] | undefined): T[] => (Array.isArray(value) ? value : [])

const text = { field: '', label: '', value: '', limit: orNull(0), isCut: true }
const form: Shape = {
  directory: { slug: '', name: '', submitUrl: '', hosts: [''] },
  automation: oneOf(null, 'refused', 'limited', 'invited'),
  automationRule: orNull(''),
  texts: [text],
  recipe: orNull([{ field: '', names: [''] }]),
}
const isForm = (value: unknown): value is ElsewhereForm => fits(value, form)
const isText = (value: unknown): value is PreparedText => fits(value, text)
