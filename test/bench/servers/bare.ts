import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Recorded } from '../recorded.ts'
import { serveBench } from './control.ts'

// Plain `node:http` that sends recorded answers, one after the other, whatever it is asked: the least that Node can do.
const path = process.env['ANSWERS'] ?? ''
type Answer = { status: number; headers: string[]; bytes: Buffer }
let answers: Answer[] = []
let next = 0

function load(): number {
  const recorded = JSON.parse(readFileSync(path, 'utf8')) as Recorded[]
  answers = recorded.map(({ status, headers, body }) => ({ status, headers, bytes: Buffer.from(body, 'base64') }))
  next = 0
  return answers.length
}

const start = async () => {
  const server = createServer((_, response) => {
    const { status, headers, bytes } = answers[next++ % answers.length] as Answer
    response.writeHead(status, headers)
    response.end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
await serveBench(start, load)
