import { fromJsonSchema, ResourceTemplate, type McpServer } from '@modelcontextprotocol/server'

/** A picture of one pixel, and a sound of no length. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const wav = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA='
const image = { type: 'image' as const, data: png, mimeType: 'image/png' }

export const text = (words: string) => ({ type: 'text' as const, text: words })
const embedded = (uri: string, mimeType: string, words: string) => ({
  type: 'resource' as const,
  resource: { uri, mimeType, text: words },
})

const strings = (...names: string[]) =>
  fromJsonSchema<Record<string, string>>({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
    required: names,
  })

/** What the suite lists, keyword by keyword. */
const everyKeyword = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  $defs: { address: { $anchor: 'addressDef', type: 'object', properties: { street: { type: 'string' }, city: { type: 'string' } } } },
  properties: {
    name: { type: 'string' },
    address: { $ref: '#/$defs/address' },
    contactMethod: { type: 'string', enum: ['phone', 'email'] },
    phone: { type: 'string' },
    email: { type: 'string' },
  },
  allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
  if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: { required: ['phone'] },
  else: { required: ['email'] },
  additionalProperties: false,
} as const

/** The conformance suite's example tools, prompts and resources that only return content. */
export function addExampleContent(server: McpServer): void {
  const results = {
    test_simple_text: [text('This is a simple text response for testing.')],
    test_image_content: [image],
    test_audio_content: [{ type: 'audio' as const, data: wav, mimeType: 'audio/wav' }],
    test_embedded_resource: [embedded('test://embedded-resource', 'text/plain', 'This is an embedded resource content.')],
    test_multiple_content_types: [
      text('Multiple content types test:'),
      image,
      embedded('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
    ],
  }
  for (const [name, content] of Object.entries(results))
    server.registerTool(name, { description: 'Returns content of a kind.' }, () => ({ content }))
  server.registerTool('test_error_handling', { description: 'Always fails.' }, () => {
    throw new Error('This tool intentionally returns an error for testing')
  })
  server.registerTool(
    'json_schema_2020_12_tool',
    { description: 'Tool with JSON Schema 2020-12 features', inputSchema: fromJsonSchema(everyKeyword) },
    () => ({ content: [text('Understood.')] }),
  )
  const header = { type: 'string', 'x-mcp-header': 'Region' } as const
  server.registerTool(
    'test_custom_header',
    {
      description: 'Takes an argument that a header repeats.',
      inputSchema: fromJsonSchema<{ region: string }>({ type: 'object', properties: { region: header }, required: ['region'] }),
    },
    ({ region }) => ({ content: [text(region)] }),
  )

  const says = (...content: (typeof image | ReturnType<typeof text> | ReturnType<typeof embedded>)[]) => ({
    messages: content.map((part) => ({ role: 'user' as const, content: part })),
  })
  server.registerPrompt('test_simple_prompt', { description: 'Takes nothing.' }, () => says(text('This is a simple prompt for testing.')))
  server.registerPrompt(
    'test_prompt_with_arguments',
    { description: 'Repeats its arguments.', argsSchema: strings('arg1', 'arg2') },
    ({ arg1, arg2 }) => says(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
  )
  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    { description: 'Embeds a resource.', argsSchema: strings('resourceUri') },
    ({ resourceUri = '' }) =>
      says(
        embedded(resourceUri, 'text/plain', 'Embedded resource content for testing.'),
        text('Please process the embedded resource above.'),
      ),
  )
  server.registerPrompt('test_prompt_with_image', { description: 'Shows a picture.' }, () =>
    says(image, text('Please analyze the image above.')),
  )

  const description = 'An example.'
  server.registerResource('static-text', 'test://static-text', { description, mimeType: 'text/plain' }, ({ href }) => ({
    contents: [{ uri: href, mimeType: 'text/plain', text: 'This is the content of the static text resource.' }],
  }))
  server.registerResource('static-binary', 'test://static-binary', { description, mimeType: 'image/png' }, ({ href }) => ({
    contents: [{ uri: href, mimeType: 'image/png', blob: png }],
  }))
  const template = new ResourceTemplate('test://template/{id}/data', { list: undefined })
  server.registerResource('template', template, { description, mimeType: 'application/json' }, ({ href }, { id }) => ({
    contents: [
      { uri: href, mimeType: 'application/json', text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${String(id)}` }) },
    ],
  }))
}
