import { CodeBlock } from '../parts/code-block.tsx'
import { jsonExample, jsonSchema, schemaName, type Answer, type Endpoint, type Schema } from './api-description.ts'
import { curlExample, productUrl, type Real, visitsSite } from './curl.ts'
import { Described } from './described.tsx'
import { FieldTable, fieldsOf, type Field } from './schema-table.tsx'

type EndpointProps = {
  endpoint: Endpoint
  baseUrl: string
  schemas: Record<string, Schema>
  real: Real
}

/** One endpoint: its parameters, body and responses, beside an example request and response. */
export function EndpointSection({ endpoint, baseUrl, schemas, real }: EndpointProps) {
  const { operationId, method, path, summary, description, parameters = [], requestBody, responses, security } = endpoint
  const body = requestBody && resolve(jsonSchema(requestBody), schemas)
  const output = jsonExample(responses['200'])
  const command = curlExample(endpoint, baseUrl, real)
  return (
    <section class="endpoint grid above-5 ruled" id={operationId} aria-labelledby={`${operationId}-title`}>
      <div class="endpoint__text">
        <h3 id={`${operationId}-title`}>
          <a class="no-line" href={`#${operationId}`}>
            {summary}
          </a>
        </h3>
        <p class="endpoint__path row center gap-2">
          <Method method={method} /> <code>{path}</code>
        </p>
        <p>
          <Described text={description} />
        </p>
        {security !== undefined && (
          <p>
            Needs a <a href="#get-a-token">token</a>.
          </p>
        )}
        {parameters.length > 0 && (
          <>
            <h4>Parameters</h4>
            <FieldTable caption={`Parameters of ${summary}`} fields={parameters.map(toField)} isInput />
          </>
        )}
        {body !== undefined && (
          <>
            <h4>Request body</h4>
            <FieldTable caption={`Request body of ${summary}`} fields={fieldsOf(body)} isInput />
          </>
        )}
        <h4>Responses</h4>
        <dl class="responses">
          {Object.entries(responses).map(([status, answer]) => (
            <div class="grid small underlined" key={status}>
              <dt class="bold">
                <code>{status}</code>
              </dt>
              <dd>
                <Described text={answer.description} /> <SchemaLink schema={jsonSchema(answer)} />
                {status !== '200' && <ErrorExample answer={answer} />}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div class="endpoint__examples stack gap-4">
        <CodeBlock wraps title="Request" of={summary} text={command} />
        {visitsSite(endpoint) && (
          <p class="endpoint__replace soft smaller">
            Replace <code>{productUrl(real)}</code> with your product’s URL.
          </p>
        )}
        {output !== null && <CodeBlock wraps title="Response" of={summary} text={output} />}
      </div>
    </section>
  )
}

export const Method = ({ method }: { method: string }) => <span class={`method method--${method.toLowerCase()}`}>{method}</span>

function SchemaLink({ schema }: { schema: Schema | undefined }) {
  if (schema?.$ref === undefined) return null
  const name = schemaName(schema.$ref)
  return <a href={`#schema-${name}`}>{name}</a>
}

const ErrorExample = ({ answer }: { answer: Answer }) => (
  <details class="responses__example">
    <summary class="soft smaller pressable">Example</summary>
    <pre class="pad-3 framed rounded-small lit">
      <code>{jsonExample(answer)}</code>
    </pre>
  </details>
)

const resolve = (schema: Schema | undefined, schemas: Record<string, Schema>): Schema | undefined =>
  schema?.$ref === undefined ? schema : schemas[schemaName(schema.$ref)]

const toField = ({ name, schema, required, description }: NonNullable<Endpoint['parameters']>[number]): Field => ({
  name,
  schema,
  required,
  description,
})
