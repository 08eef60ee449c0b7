import type { ComponentChildren } from 'preact'
import { schemaName, type Schema } from './api-description.ts'
import { Described } from './described.tsx'

export type Field = { name: string; schema: Schema; required: boolean; description?: string | undefined }

/** The fields of a schema. Those of nested objects follow their parent with a dotted name. */
export function fieldsOf(schema: Schema, prefix = ''): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const field: Field = {
      name: prefix + name,
      schema: inner,
      required: schema.required?.includes(name) ?? false,
      description: inner.description,
    }
    const nested = [inner, ...(inner.anyOf ?? [])].find(({ properties }) => properties !== undefined)
    return [field, ...(nested === undefined ? [] : fieldsOf(nested, `${prefix}${name}.`))]
  })
}

type TableProps = { caption: string; fields: Field[]; /** Marks required fields; responses have no need of it. */ isInput: boolean }

/** Names, what kind of thing each is, and what it means. */
export function PlainTable({ caption, rows }: { caption: string; rows: { name: string; type: string; text: string }[] }) {
  return (
    <table class="fields small whole above-4 capped">
      <caption class="sw-hidden">{caption}</caption>
      <tbody>
        {rows.map(({ name, type, text }) => (
          <tr key={type}>
            <th class="underlined light" scope="row">
              <code class="bold">{name}</code>
            </th>
            <td class="underlined">
              <span class="fields__type soft smaller">{type}</span>
              <span class="fields__description block">{text}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function FieldTable({ caption, fields, isInput }: TableProps) {
  return (
    <table class="fields small whole">
      <caption class="sw-hidden">{caption}</caption>
      <thead class="sw-hidden">
        <tr>
          <th class="underlined" scope="col">
            Field
          </th>
          <th class="underlined" scope="col">
            Description
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, schema, required, description }) => (
          <tr key={name}>
            <th class="underlined light" scope="row">
              <code class="bold">{name}</code>
              {isInput && <span class={required ? 'bad' : 'soft'}>{required ? 'required' : 'optional'}</span>}
            </th>
            <td class="underlined">
              <span class="fields__type soft smaller">
                <TypeName schema={schema} />
                {limitsOf(schema).map((limit) => (
                  <span key={limit}>, {limit}</span>
                ))}
              </span>
              {description !== undefined && (
                <span class="fields__description block">
                  <Described text={description} />
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function TypeName({ schema }: { schema: Schema }): ComponentChildren {
  if (schema.$ref !== undefined) return <a href={`#schema-${schemaName(schema.$ref)}`}>{schemaName(schema.$ref)}</a>
  if (schema.const !== undefined) return <code>{JSON.stringify(schema.const)}</code>
  if (schema.enum !== undefined) return joined(schema.enum.map((value) => <code>{JSON.stringify(value)}</code>))
  if (schema.anyOf !== undefined) return joined(schema.anyOf.map((inner) => <TypeName schema={inner} />))
  if (schema.type === 'array') {
    return (
      <>
        array of <TypeName schema={schema.items ?? {}} />
      </>
    )
  }
  return Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'any')
}

const joined = (parts: ComponentChildren[]): ComponentChildren =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [index === parts.length - 1 ? ' or ' : ', ', part]))

function limitsOf({ minimum, maximum, maxLength, maxItems, default: initial }: Schema): string[] {
  return [
    minimum !== undefined && maximum !== undefined && `${minimum} to ${maximum}`,
    maxLength !== undefined && `up to ${maxLength.toLocaleString('en')} characters`,
    maxItems !== undefined && `up to ${maxItems}`,
    initial !== undefined && `default ${JSON.stringify(initial)}`,
  ].filter((limit) => limit !== false)
}
