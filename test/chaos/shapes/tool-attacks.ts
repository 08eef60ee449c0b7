import type { WireRequest } from '../../support/fuzz/wire.ts'
import { copyMark, jsonRequest, type Attack } from './attack.ts'
import { submission } from './body-attacks.ts'
import type { Doors } from './doors.ts'
import { valuesOf } from './json-shapes.ts'

const toolArguments: Record<string, string[]> = {
  check_launch_readiness: ['url'],
  submit_product: submission,
  get_my_launches: ['x'],
  search_products: ['query', 'category', 'limit', 'cursor'],
  get_product: ['slug'],
  list_launch_directories: ['limit'],
}

export const accept: [string, string] = ['Accept', 'application/json, text/event-stream']
const meta =
  '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"t","version":"1"},"io.modelcontextprotocol/clientCapabilities":{"elicitation":{"url":{}}}}'

type Era = { name: string; send: (method: string, params: string, tool?: string) => WireRequest }

function erasOf({ session, token }: Doors): Era[] {
  const message = (method: string, params: string) => `{"jsonrpc":"2.0","id":"${copyMark}","method":"${method}","params":{${params}}}`
  const bearer: [string, string] = ['Authorization', `Bearer ${token}`]
  return [
    {
      name: '2025',
      send: (method, params) => jsonRequest('/mcp/', message(method, params), [accept, bearer, ['Mcp-Session-Id', session]]),
    },
    {
      name: '2026',
      send: (method, params, tool = '') =>
        jsonRequest('/mcp/', message(method, `${params}${params === '' ? '' : ','}${meta}`), [
          accept,
          bearer,
          ['MCP-Protocol-Version', '2026-07-28'],
          ['Mcp-Method', method],
          ['Mcp-Name', tool],
        ]),
    },
  ]
}

/** Every kind of value in every argument of the tools and in the parts of the protocol's own messages, in both versions. */
export function toolAttacks(doors: Doors, bytes: number): Attack[] {
  const room = bytes - 600
  const values = valuesOf(room)
  const calls = erasOf(doors).flatMap(({ name: era, send }) => {
    const call = (tool: string, given: string) => send('tools/call', `"name":"${tool}","arguments":${given}`, tool)
    return values.flatMap(([name, json]) => [
      ...Object.entries(toolArguments).flatMap(([tool, fields]) => [
        { name: `${era} ${tool}: ${name}`, request: call(tool, json) },
        ...fields.map((field) => ({
          name: `${era} ${tool} ${field}: ${name}`,
          request: call(tool, field === 'url' ? `{"url":${json}}` : `{"url":"http://127.0.0.1:9/","${field}":${json}}`),
        })),
      ]),
      { name: `${era} tool name: ${name}`, request: send('tools/call', `"name":${json}`, 'x') },
      { name: `${era} prompt name: ${name}`, request: send('prompts/get', `"name":${json}`, 'x') },
      {
        name: `${era} prompt arguments: ${name}`,
        request: send('prompts/get', `"name":"prepare-launch","arguments":${json}`, 'prepare-launch'),
      },
      {
        name: `${era} prompt URL: ${name}`,
        request: send('prompts/get', `"name":"prepare-launch","arguments":{"url":${json}}`, 'prepare-launch'),
      },
      { name: `${era} cursor: ${name}`, request: send('tools/list', `"cursor":${json}`) },
      { name: `${era} meta: ${name}`, request: send('ping', `"_meta":${json}`) },
      { name: `${era} token: ${name}`, request: send('ping', `"_meta":{"progressToken":${json}}`) },
      { name: `${era} state: ${name}`, request: send('tools/call', `"name":"submit_product","requestState":${json}`, 'submit_product') },
      {
        name: `${era} responses: ${name}`,
        request: send('tools/call', `"name":"submit_product","inputResponses":${json}`, 'submit_product'),
      },
      { name: `${era} notification: ${name}`, request: send('notifications/cancelled', `"requestId":${json}`) },
    ])
  })
  const openings = values.flatMap(([name, json]) =>
    [
      `"protocolVersion":${json}`,
      `"protocolVersion":"2025-11-25","capabilities":${json},"clientInfo":{"name":"a","version":"1"}`,
      `"protocolVersion":"2025-11-25","capabilities":{"elicitation":${json}},"clientInfo":{"name":"a","version":"1"}`,
      `"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":${json}`,
      `"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"a","version":"1","icons":${json}}`,
    ].map((params, at) => ({
      name: `initialize ${at}: ${name}`,
      request: jsonRequest('/mcp/', `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{${params}}}`, [accept]),
    })),
  )
  const whole = values.flatMap(([name, json]) => [
    { name: `body: ${name}`, request: jsonRequest('/mcp/', json, [accept]) },
    { name: `body in a session: ${name}`, request: jsonRequest('/mcp/', json, [accept, ['Mcp-Session-Id', doors.session]]) },
    {
      name: `id: ${name}`,
      request: jsonRequest('/mcp/', `{"jsonrpc":"2.0","id":${json},"method":"ping"}`, [accept, ['Mcp-Session-Id', doors.session]]),
    },
    {
      name: `method: ${name}`,
      request: jsonRequest('/mcp/', `{"jsonrpc":"2.0","id":"${copyMark}","method":${json}}`, [accept, ['Mcp-Session-Id', doors.session]]),
    },
  ])
  return [...calls, ...openings, ...whole]
}
