import { copyMark, jsonRequest, type Attack } from './attack.ts'
import type { Doors } from './doors.ts'
import { accept } from './tool-attacks.ts'

/** Lists of messages within a session, as long as they may be and longer. */
export function batchAttacks({ session, token }: Doors, bytes: number): Attack[] {
  const call = (tool: string, given: string) => `"method":"tools/call","params":{"name":"${tool}","arguments":${given}}`
  const messages = {
    pings: '"method":"ping"',
    'lists of tools': '"method":"tools/list"',
    'lists of prompts': '"method":"prompts/list"',
    prompts: '"method":"prompts/get","params":{"name":"prepare-launch","arguments":{"url":"https://example.com"}}',
    'unknown methods': '"method":"x"',
    searches: call('search_products', '{"limit":50}'),
    'searches for letters': call('search_products', '{"query":"a e i o u","limit":50}'),
    listings: call('get_product', '{"slug":"driftwood"}'),
    directories: call('list_launch_directories', '{"limit":100}'),
    'own launches': call('get_my_launches', '{}'),
    'refused drafts': call('submit_product', '{"categories":[1,2,3,4,5,6,7,8,9,10]}'),
    'refused audits': call('check_launch_readiness', '{"url":"http://127.0.0.1:9/"}'),
  }
  return Object.entries(messages).flatMap(([name, message]) =>
    [10, 20, 50, 100, 1000, 5000].flatMap((count) => {
      const body = `[${Array.from({ length: count }, (_, id) => `{"jsonrpc":"2.0","id":"${copyMark}-${id}",${message}}`).join(',')}]`
      if (body.length > bytes) return []
      const headers: [string, string][] = [accept, ['Mcp-Session-Id', session], ['Authorization', `Bearer ${token}`]]
      return [{ name: `${count} ${name}`, request: jsonRequest('/mcp/', body, headers) }]
    }),
  )
}
