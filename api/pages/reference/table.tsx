import type { ComponentChildren } from 'preact'
import { schemaName, type Schema } from './api-description.ts'
import { countWords } from '../../../shared/plural.ts'
import { CodeBlock } from '../parts/code-block.tsx'

/** `isRequired` is unknown for what isn’t input. */
export type Row = { name: string; isRequired?: boolean | undefined; type: ComponentChildren; text?: string | undefined }

export const Table = ({ caption, rows, class: more = '' }: { caption: string; rows: Row[]; class?: string }) => (
  <table class={`fields small whole ${more}`}>
    <caption class="sw-hidden">{caption}</caption>
    <thead class="sw-hidden">
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Description</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, isRequired, type, text }, index) => (
        <tr key={index}>
          <th class="underlined light" scope="row">
            <code class="bold">{name}</code>
            {isRequired !== undefined && (
              <span class={`block smallest ${isRequired ? 'bad' : 'soft'}`}>{isRequired ? 'required' : 'optional'}</span>
            )}
          </th>
          <td class="underlined">
            <span class="fields__type soft smaller">{type}</span>
            {text !== undefined && (
              <span class="fields__description block">
                <Described text={text} />
              </span>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

export const toRow = (name: string, schema: Schema, isRequired?: boolean, text = schema.description): Row => ({
  name,
  isRequired,
  type: [typeName(schema), ...limitsOf(schema).map((limit) => `, ${limit}`)],
  text,
})

/** The fields of a schema, one row each. Those of nested objects follow their parent with a dotted name. */
export const rowsOf = ({ properties = {}, required = [] }: Schema, isInput: boolean, prefix = ''): Row[] =>
  Object.entries(properties).flatMap(([name, field]) => {
    const nested = [field, ...(field.anyOf ?? [])].find((schema) => schema.properties !== undefined)
    const row = toRow(prefix + name, field, isInput ? required.includes(name) : undefined)
    return [row, ...(nested === undefined ? [] : rowsOf(nested, isInput, `${prefix}${name}.`))]
  })

export const SchemaLink = ({ $ref }: Schema) => ($ref === undefined ? null : <a href={`#schema-${schemaName($ref)}`}>{schemaName($ref)}</a>)

function typeName({
  $ref,
  const: only,
  enum: values = only === undefined ? [] : [only],
  anyOf,
  type = 'any',
  items = {},
}: Schema): ComponentChildren {
  if ($ref !== undefined) return <SchemaLink $ref={$ref} />
  if (values.length > 0) return joined(values.map((value) => <code>{JSON.stringify(value)}</code>))
  if (anyOf !== undefined) return joined(anyOf.map(typeName))
  return type === 'array' ? ['array of ', typeName(items)] : [type].flat().join(' or ')
}

const joined = (parts: ComponentChildren[]): ComponentChildren =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [index === parts.length - 1 ? ' or ' : ', ', part]))

const limitsOf = ({ minimum, maximum, maxLength, maxItems, default: initial }: Schema): string[] =>
  [
    minimum !== undefined && maximum !== undefined && `${minimum} to ${maximum}`,
    maxLength !== undefined && `up to ${countWords(maxLength)} characters`,
    maxItems !== undefined && `up to ${maxItems}`,
    initial !== undefined && `default ${JSON.stringify(initial)}`,
  ].filter((limit) => limit !== false)

export type Code = { title: string; text: string }
type SectionProps = { id: string; heading: 'h2' | 'h3'; title: string; number?: number; examples: Code[]; below?: ComponentChildren }

/** The facts about something, next to examples to copy. `below` is a note about the first example. */
export const Section = ({
  id,
  heading: Heading,
  title,
  number,
  examples,
  below,
  children,
}: SectionProps & { children: ComponentChildren }) => (
  <section class="endpoint grid above-5 ruled" id={id} aria-labelledby={`${id}-title`}>
    <div class="endpoint__text">
      <Heading id={`${id}-title`}>
        {number !== undefined && (
          <span class="reference__step in-middle" aria-hidden="true">
            {number}
          </span>
        )}{' '}
        <a class="no-line" href={`#${id}`}>
          {title}
        </a>
      </Heading>
      {children}
    </div>
    <div class="endpoint__examples stack gap-4">
      {examples.map((code, index) => (
        <>
          <CodeBlock wraps title={code.title} of={title} text={code.text} />
          {index === 0 && below}
        </>
      ))}
    </div>
  </section>
)

/** Opens a part with several sections. */
export const PartHead = ({ id, title, text }: { id: string; title: string; text: string }) => (
  <div class="reference__group readable">
    <h2 id={id}>{title}</h2>
    <p class="soft above-2">
      <Described text={text} />
    </p>
  </div>
)

const code = /^`(.+)`$/
const strong = /^\*\*(.+)\*\*$/
const link = /^\[(.+)\]\((.+)\)$/

/** Text in the subset of Markdown that our texts use: code, strong and links. Words with hyphens, such as category slugs, aren’t broken. */
export const Described = ({ text }: { text: string | undefined }) => (
  <>{text?.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\)|\b[a-z]+(?:-[a-z]+)+\b)/).map(toPiece)}</>
)

function toPiece(text: string, index: number) {
  if (index % 2 === 0) return text
  if (code.test(text)) return <code key={index}>{code.exec(text)?.[1]}</code>
  if (strong.test(text)) return <strong key={index}>{strong.exec(text)?.[1]}</strong>
  const [, words, href] = link.exec(text) ?? []
  if (href !== undefined) return <a key={index} href={href} children={words} />
  return <span key={index} class="unbroken" children={text} />
}
