import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveBench } from './control.ts'

// Plain `node:http` that answers everything with the same recorded answer: the least that Node can do.
const recorded = process.env['ANSWER'] ?? ''
const { status, headers, body } = JSON.parse(readFileSync(recorded, 'utf8')) as { status: number; headers: string[]; body: string }
const bytes = Buffer.from(body, 'base64')

await serveBench(async () => {
  const server = createServer((_, response) => {
    response.writeHead(status, headers)
    response.end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
})
