import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import tls from 'node:tls'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readTransport } from '../../../api/crawler/collect/transport.ts'
import { collectMail } from '../../../api/crawler/collect/mail.ts'
import { createResolveMail } from '../../../api/crawler/resolve-host.ts'
import { readPage } from '../../../shared/page/read-page.ts'
import { makeCertificate } from '../../support/crawler-certificate.ts'
import { answering, htmlPage, startCrawler, startSite } from '../../support/crawler-sites.ts'

const dayMs = 86_400_000

describe('the transport of a page', () => {
  it('over TLS has the version, and the days its certificate has left', async () => {
    const certificate = makeCertificate({ notAfter: new Date(Date.now() + 20 * dayMs) })
    const trusted = tls.getCACertificates('default')
    tls.setDefaultCACertificates([...trusted, certificate.cert])
    onTestFinished(() => tls.setDefaultCACertificates(trusted))
    const site = await startSite(answering({ '/': { body: htmlPage() } }), { tls: certificate })
    const { transport } = await startCrawler({ allow: [site.host] }).visit(site.url)
    expect(transport?.tls?.protocol).toBe('TLSv1.3')
    expect(transport?.tls?.daysLeft).toBeCloseTo(20, 1)
    expect(transport?.tls?.lifetimeDays).toBeGreaterThan(365)
  })

  it('over plain HTTP has the headers that are judged', async () => {
    const headers = { server: 'nginx/1.18.0', 'x-frame-options': ['DENY', 'DENY'], 'x-secret': '1' }
    const site = await startSite(answering({ '/': { headers, body: htmlPage() } }))
    const { transport } = await startCrawler({ allow: [site.host] }).visit(site.url)
    expect(transport).toEqual({ tls: null, headers: { server: 'nginx/1.18.0', 'x-frame-options': 'DENY, DENY' } })
  })

  it('is bounded, however long its headers are', () => {
    const facts = readTransport({ tls: null, header: () => 'x'.repeat(100_000) })
    expect(JSON.stringify(facts).length).toBeLessThan(110_000)
  })
})

const mailOf = (html: string) =>
  collectMail(readPage(html, { url: 'https://acme.dev/' }), () => Promise.resolve('mx'), new AbortController().signal)

describe('the email links of a page', () => {
  it('are looked up once per domain, for two domains', async () => {
    const html = ['hello@acme.dev', 'press@acme.dev?subject=Hi', 'A%40b.io,c@d.io'].map((to) => `<a href="mailto:${to}">a</a>`).join('')
    expect(await mailOf(html)).toEqual([
      { address: 'hello@acme.dev', domain: 'acme.dev', takes: 'mx' },
      { address: 'A@b.io', domain: 'b.io', takes: 'mx' },
    ])
  })

  it('in other scripts are looked up in their DNS spelling', async () => {
    expect(await mailOf('<a href="mailto:a@b%C3%BCcher.de">a</a>')).toMatchObject([{ domain: 'xn--bcher-kva.de' }])
  })

  it.each([
    '?subject=Share',
    'me@localhost',
    'me@mail.internal',
    'you@example.com',
    'a@sub.example',
    'a@10.0.0.1',
    '%E0%A4%A',
    'a@b@c.io',
    'a b@c.io',
  ])('to %s aren’t looked up', async (to) => expect(await mailOf(`<a href="mailto:${to}">a</a>`)).toBeUndefined())
})

type Reply = { code?: number; answers?: Buffer[] }
const types: Record<number, string> = { 1: 'A', 2: 'NS', 15: 'MX', 28: 'AAAA' }

/** A name server of fixed replies by type and name; other questions get no answer at all. */
async function startNameServer(replies: Record<string, Reply>): Promise<string> {
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) => {
    const end = question.indexOf(0, 12) + 1
    const labels: string[] = []
    for (let at = 12; (question[at] ?? 0) > 0; at += (question[at] ?? 0) + 1)
      labels.push(question.toString('latin1', at + 1, at + 1 + (question[at] ?? 0)))
    const reply = replies[`${types[question.readUInt16BE(end)]} ${labels.join('.')}`]
    if (reply === undefined) return
    const { code = 0, answers = [] } = reply
    const header = Buffer.from([question[0] ?? 0, question[1] ?? 0, 0x81, 0x80 + code, 0, 1, 0, answers.length, 0, 0, 0, 0])
    const records = answers.map((data) => {
      const size = Buffer.alloc(2)
      size.writeUInt16BE(data.length)
      return Buffer.concat([Buffer.from([0xc0, 12]), question.subarray(end, end + 4), Buffer.from([0, 0, 0, 60]), size, data])
    })
    socket.send(Buffer.concat([header, question.subarray(12, end + 4), ...records]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => void socket.close())
  return `127.0.0.1:${socket.address().port}`
}
const mx = (name: string) => ({
  answers: [
    Buffer.concat([
      Buffer.from([0, 10]),
      ...name
        .split('.')
        .filter(Boolean)
        .map((label) => Buffer.from(`${String.fromCharCode(label.length)}${label}`, 'latin1')),
      Buffer.from([0]),
    ]),
  ],
})
const none = {}
const missing = { code: 3 }
const com = { 'NS com': { answers: [Buffer.from([1, 97, 0])] } }
const nowhere = (domain: string, reply: Reply) => ({ [`MX ${domain}`]: reply, [`A ${domain}`]: reply, [`AAAA ${domain}`]: reply })

describe('a mail domain', () => {
  it.each<[string, string, Record<string, Reply>]>([
    ['mx', 'has MX records', { 'MX acme.dev': mx('mail.acme.dev') }],
    ['refuses', 'has a null MX', { 'MX acme.dev': mx('') }],
    ['address', 'has an A record alone', { ...nowhere('acme.dev', none), 'A acme.dev': { answers: [Buffer.from([93, 184, 215, 14])] } }],
    ['no-record', 'has neither', { ...nowhere('acme.dev', none), ...com }],
    ['no-record', 'has other records alone', { 'MX acme.dev': none, 'A acme.dev': missing, 'AAAA acme.dev': missing, ...com }],
    ['no-domain', 'doesn’t exist', { ...nowhere('acme.dev', missing), ...com }],
    ['unknown', 'is one of all that a closed network doesn’t know', { ...nowhere('acme.dev', missing), 'NS com': missing }],
    ['unknown', 'makes its name server fail', { 'MX acme.dev': { code: 2 } }],
  ])('is “%s” if it %s', async (takes, _, replies) => {
    const resolve = createResolveMail({ servers: [await startNameServer(replies)] })
    expect(await resolve('acme.dev', new AbortController().signal)).toBe(takes)
  })

  it('that a visit has no time for is unknown', async () => {
    const resolve = createResolveMail({ servers: [await startNameServer({})] })
    expect(await resolve('acme.dev', AbortSignal.timeout(20))).toBe('unknown')
    expect(await resolve('acme.dev', AbortSignal.abort())).toBe('unknown')
  })
})
