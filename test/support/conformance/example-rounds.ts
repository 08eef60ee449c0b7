import { createHmac } from 'node:crypto'
import {
  CLIENT_CAPABILITIES_META_KEY,
  inputRequired,
  inputResponse,
  ProtocolError,
  type McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { text } from './example-content.ts'

// The conformance suite's example tools of the 2026-07-28 revision, which end a call with what they need and are called again.

const done = (words: string) => ({ content: [text(words)] })
const field = (message: string, name: string) =>
  inputRequired.elicit({
    mode: 'form',
    message,
    requestedSchema: { type: 'object', properties: { [name]: { type: 'string' } }, required: [name] },
  })
const sample = (words: string, maxTokens = 100) =>
  inputRequired.createMessage({ messages: [{ role: 'user', content: text(words) }], maxTokens })

const sign = (state: string) => `${state}.${createHmac('sha256', 'an example').update(state).digest('base64url')}`

const responded = ({ mcpReq }: ServerContext, ...keys: string[]) =>
  keys.every((key) => inputResponse(mcpReq.inputResponses, key).kind !== 'missing')

export function addExampleRounds(server: McpServer): void {
  const add = (name: string, run: (call: ServerContext) => ReturnType<typeof done> | ReturnType<typeof inputRequired>) =>
    server.registerTool(`test_input_required_result_${name}`, { description: 'Asks in rounds.' }, (call) => run(call))

  add('elicitation', (call) => {
    const response = inputResponse(call.mcpReq.inputResponses, 'user_name')
    const name = response.kind === 'elicit' ? response.content?.['name'] : undefined
    return typeof name === 'string'
      ? done(`Hello, ${name}!`)
      : inputRequired({ inputRequests: { user_name: field('What is your name?', 'name') } })
  })
  add('sampling', (call) => {
    const response = inputResponse(call.mcpReq.inputResponses, 'capital_question')
    if (response.kind === 'sampling') return done(JSON.stringify(response.result.content))
    return inputRequired({ inputRequests: { capital_question: sample('What is the capital of France?') } })
  })
  add('list_roots', (call) => {
    const response = inputResponse(call.mcpReq.inputResponses, 'client_roots')
    if (response.kind === 'roots') return done(response.roots.map(({ uri }) => uri).join(', '))
    return inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } })
  })
  const confirm = { confirm: field('Please confirm', 'ok') }
  for (const name of ['request_state', 'tampered_state'])
    add(name, (call) => {
      const state = call.mcpReq.requestState<string>()
      if (state === undefined) return inputRequired({ inputRequests: confirm, requestState: sign('confirm') })
      if (state !== sign('confirm')) throw new ProtocolError(-32602, 'The request state was changed.')
      return done('state-ok')
    })
  add('multiple_inputs', (call) =>
    responded(call, 'user_name', 'greeting', 'client_roots')
      ? done('Complete.')
      : inputRequired({
          inputRequests: {
            user_name: field('What is your name?', 'name'),
            greeting: sample('Generate a greeting', 50),
            client_roots: inputRequired.listRoots(),
          },
          requestState: sign('multiple'),
        }),
  )
  add('multi_round', (call) => {
    const state = call.mcpReq.requestState<string>()
    if (state === undefined)
      return inputRequired({ inputRequests: { step1: field('Step 1: What is your name?', 'name') }, requestState: sign('1') })
    if (state === sign('1'))
      return inputRequired({ inputRequests: { step2: field('Step 2: What is your favorite color?', 'color') }, requestState: sign('2') })
    return done('Complete.')
  })
  add('capabilities', (call) => {
    const envelope: Record<string, unknown> = call.mcpReq.envelope ?? {}
    const capabilities = Object(envelope[CLIENT_CAPABILITIES_META_KEY]) as object
    const inputRequests = {
      ...('elicitation' in capabilities && { name: field('What is your name?', 'name') }),
      ...('sampling' in capabilities && { greeting: sample('Generate a greeting') }),
    }
    return Object.keys(inputRequests).length > 0 && call.mcpReq.inputResponses === undefined
      ? inputRequired({ inputRequests })
      : done('Complete.')
  })
  server.registerPrompt('test_input_required_result_prompt', { description: 'Asks for context.' }, (call) => {
    const context = { user_context: field('What context should the prompt use?', 'context') }
    if (!responded(call, 'user_context')) return inputRequired({ inputRequests: context })
    return { messages: [{ role: 'user', content: text('Use the context given.') }] }
  })
}
