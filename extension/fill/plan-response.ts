import type { ElsewhereForm, ElsewhereList, PreparedText } from '../../shared/schemas/elsewhere.ts'
import { readFailure, type AccountResult } from '../account/account-response.ts'
import { isObject, isTextList, type ApiResponse } from '../service/api-response.ts'

/** The directories planned for a launch. What isn’t understood is left out. */
export function readPlanResponse(response: ApiResponse, site: string, now: number): AccountResult<ElsewhereList> {
  const { status, body } = response
  if (status === 200 && isObject(body) && areTexts(body, 'slug', 'name') && Array.isArray(body['items'])) {
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

const areTexts = (value: Record<string, unknown>, ...names: string[]): boolean => names.every((name) => typeof value[name] === 'string')

/** A server of another version may not send it. */
const listed = <T>(value: T[] | undefined): T[] => (Array.isArray(value) ? value : [])

const isForm = (value: unknown): value is ElsewhereForm =>
  isObject(value) &&
  isObject(value['directory']) &&
  areTexts(value['directory'], 'slug', 'name', 'submitUrl') &&
  isTextList(value['directory']['hosts']) &&
  [null, 'refused', 'limited', 'invited'].some((rule) => rule === value['automation']) &&
  (value['automationRule'] === null || typeof value['automationRule'] === 'string') &&
  Array.isArray(value['texts']) &&
  value['texts'].every(isText) &&
  (value['recipe'] === null || (Array.isArray(value['recipe']) && value['recipe'].every(isRow)))

const isText = (value: unknown): value is PreparedText =>
  isObject(value) &&
  areTexts(value, 'field', 'label', 'value') &&
  (value['limit'] === null || typeof value['limit'] === 'number') &&
  typeof value['isCut'] === 'boolean'

const isRow = (value: unknown): boolean => isObject(value) && areTexts(value, 'field') && isTextList(value['names'])
