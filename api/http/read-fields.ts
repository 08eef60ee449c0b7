import type { TObject } from 'typebox'
import { checkFields } from './validate.ts'

/**
 * An action’s input from a form: each field of the schema by its name, from the path’s parameters or the form. Text stays as it was typed, an
 * absent check box is false, and an optional field that isn’t in the form is left out. Throws BAD_REQUEST with an error for each field.
 */
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
