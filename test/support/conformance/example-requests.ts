import { setTimeout } from 'node:timers/promises'
import { fromJsonSchema, inputRequired, type McpServer, type ServerContext } from '@modelcontextprotocol/server'
import { text } from './example-content.ts'

const done = (words: string) => ({ content: [text(words)] })
const takes = (name: string) =>
  fromJsonSchema<Record<string, string>>({ type: 'object', properties: { [name]: { type: 'string' } }, required: [name] })

type Form = Parameters<ServerContext['mcpReq']['elicitInput']>[0] extends infer Params
  ? Extract<Params, { requestedSchema: unknown }>
  : never
type Properties = Form['requestedSchema']['properties']
const form = (message: string, properties: Properties, required: string[] = []): Form => ({
  mode: 'form',
  message,
  requestedSchema: { type: 'object', properties, required },
})

const withDefaults: Properties = {
  name: { type: 'string', default: 'John Doe' },
  age: { type: 'integer', default: 30 },
  score: { type: 'number', default: 95.5 },
  status: { type: 'string', enum: ['active', 'inactive', 'pending'], default: 'active' },
  verified: { type: 'boolean', default: true },
}
const titled = (word: string) => ['First', 'Second', 'Third'].map((nth, at) => ({ const: `value${at + 1}`, title: `${nth} ${word}` }))
const choices: Properties = {
  untitledSingle: { type: 'string', enum: ['option1', 'option2', 'option3'] },
  titledSingle: { type: 'string', oneOf: titled('Option') },
  legacyEnum: { type: 'string', enum: ['opt1', 'opt2', 'opt3'], enumNames: ['Option One', 'Option Two', 'Option Three'] },
  untitledMulti: { type: 'array', items: { type: 'string', enum: ['option1', 'option2', 'option3'] } },
  titledMulti: { type: 'array', items: { anyOf: titled('Choice') } },
}

/** The conformance suite's example tools that report progress or, up to 2025-11-25, ask the client while the call goes on. */
export function addExampleRequests(server: McpServer): void {
  server.registerTool('test_tool_with_progress', { description: 'Reports progress.' }, async ({ mcpReq }) => {
    const { _meta: { progressToken } = {} } = mcpReq
    for (const progress of [0, 50, 100]) {
      if (progressToken !== undefined)
        await mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total: 100 } })
      await setTimeout(50)
    }
    return done('Done.')
  })
  server.registerTool('test_logging_tool', { description: 'Logs nothing unless asked.' }, () => done('Done.'))
  server.registerTool(
    'test_sampling',
    { description: 'Asks the client’s model.', inputSchema: takes('prompt') },
    async ({ prompt = '' }, { mcpReq }) => {
      const messages = [{ role: 'user' as const, content: text(prompt) }]
      const { content } = await mcpReq.requestSampling({ messages, maxTokens: 100 })
      return done(`LLM response: ${JSON.stringify(content)}`)
    },
  )
  const ask = async ({ mcpReq }: ServerContext, params: Form, words: (action: string, content: string) => string) => {
    const { action, content = {} } = await mcpReq.elicitInput(params)
    return done(words(action, JSON.stringify(content)))
  }
  server.registerTool('test_elicitation', { description: 'Asks the user.', inputSchema: takes('message') }, ({ message = '' }, call) =>
    ask(
      call,
      form(message, { username: { type: 'string' }, email: { type: 'string' } }, ['username', 'email']),
      (action, content) => `User response: action: ${action}, content: ${content}`,
    ),
  )
  for (const [name, properties] of Object.entries({ sep1034_defaults: withDefaults, sep1330_enums: choices }))
    server.registerTool(`test_elicitation_${name}`, { description: 'Asks the user.' }, (call) =>
      ask(call, form('Please choose.', properties), (action, content) => `Elicitation completed: action=${action}, content=${content}`),
    )
  const sampling = inputRequired.createMessage({ messages: [{ role: 'user', content: text('Hello') }], maxTokens: 10 })
  server.registerTool('test_missing_capability', { description: 'Needs sampling.' }, () =>
    inputRequired({ inputRequests: { answer: sampling } }),
  )
  server.registerTool('test_streaming_elicitation', { description: 'Asks the user.' }, () =>
    inputRequired({ inputRequests: { answer: inputRequired.elicit(form('Your name?', { name: { type: 'string' } })) } }),
  )
}
