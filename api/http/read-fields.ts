import type { TObject } from 'typebox'
import { checkFields } from './validate.ts'

/** From the path’s parameters or the form; text stays as typed, an absent check box is false. Throws BAD_REQUEST for each field. */
export function readFields(schema: TObject, form: URLSearchParams, params: Readonly<Record<string, string>>): unknown {
  const { properties } = schema
  const required = new Set<string>(schema.required)
  const values: Record<string, unknown> = {}
  for (const [name, property] of Object.entries(properties)) {
    const type = 'type' in property ? property.type : undefined
    const value = params[name] ?? form.get(name)
    if (type === 'array') values[name] = form.getAll(name)
    else if (type === 'boolean') values[name] = value !== null && value !== 'no'
    else if (type === 'integer') values[name] = Number(value ?? '')
    else if (value !== null || required.has(name)) values[name] = value ?? ''
  }
  return checkFields(schema, values)
}
