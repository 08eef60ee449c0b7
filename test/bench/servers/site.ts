import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setPriority } from 'node:os'
import { startSampleSite } from '../../../api/sample/sample-site.ts'
import { serveBench } from './control.ts'

// A product's site of a usual size, for audits: the sample site with a page of 100 KB. `/asked` lists what was asked for so far, `/sent` tells how many bytes were sent.

// It stands for machines elsewhere, which take no time of this one's.
setPriority(10)

const page = readFileSync(new URL('../../../api/sample/site/fixed/index.html', import.meta.url), 'utf8')
const paragraph =
  '<p class="more"><a href="/start/">Begin here</a> and <strong>bring your readers</strong> with you, wherever they are.</p>\n'
const filling = paragraph.repeat(Math.ceil(100_000 / paragraph.length))

await serveBench(async () => {
  const sample = await startSampleSite(0, '127.0.0.1')
  const asked: string[] = []
  let sent = 0
  const send = (response: ServerResponse, body: Buffer) => {
    sent += body.length
    response.end(body)
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/'
    if (path === '/asked') return response.end(JSON.stringify(asked))
    if (path === '/sent') return response.end(String(sent))
    asked.push(`${request.method} ${path}`)
    if (path === '/') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      return send(
        response,
        Buffer.from(page.replace('</body>', `${filling}</body>`).replaceAll('{{origin}}', `http://${request.headers.host}`)),
      )
    }
    const file = await fetch(new URL(path, sample.url))
    response.writeHead(file.status, { 'Content-Type': file.headers.get('content-type') ?? 'text/plain' })
    send(response, Buffer.from(await file.arrayBuffer()))
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
})
