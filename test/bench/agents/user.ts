import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type OnLink = (url: string) => Promise<'accept' | 'decline'>

/** The user of a client that prompts: its hook posts the prompt here, and gets what the user chose. */
export async function startUser(onLink: OnLink): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const answer = async () => {
      const { url }: { url: string } = JSON.parse(await text(request))
      const hookSpecificOutput = { hookEventName: 'Elicitation', action: await onLink(url) }
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ hookSpecificOutput }))
    }
    answer().catch((error: unknown) => response.writeHead(500).end(String(error)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close }
}
