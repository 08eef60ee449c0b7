import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { ErrorBody } from '../../../shared/schemas/error-body.ts'
import { rawRequest } from '../../support/raw-request.ts'
import { runService, type RunningService } from '../../support/service.ts'

let service: RunningService
beforeAll(async () => {
  service = await runService({ AUDITS_PER_HOUR: '100000' })
})
afterAll(() => service.close())

const isErrorBody = new Ajv2020().compile(ErrorBody)
const ask = (path: string, init?: RequestInit) => fetch(`${service.origin}${path}`, { redirect: 'manual', ...init })
const audit = (body: BodyInit | null, headers: Record<string, string> = { 'Content-Type': 'application/json' }) =>
  ask('/api/v1/launch-readiness/', { method: 'POST', body, headers })

async function expectFailure(answer: Response, status: number, code: string) {
  const body = await answer.json()
  expect(body).toMatchObject({ code, status, defined: true })
  if (status === 400) expectFaults(body)
  expect(isErrorBody(body)).toBe(true)
  expect(answer.status).toBe(status)
  return body
}

/** Interface section 7: a 400 carries both forms of what is wrong, also where no single field is. */
const expectFaults = (body: unknown) =>
  expect(body).toMatchObject({ data: { fieldErrors: {}, issues: expect.arrayContaining([expect.anything()]) } })

describe('addresses', () => {
  it.each(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH'])(
    '%s without the trailing slash is sent to the slash form with 308',
    async (method) => {
      const answer = await ask('/api/v1/products?query=a%20b&limit=2', { method })
      expect([answer.status, answer.headers.get('location')]).toEqual([308, '/api/v1/products/?query=a%20b&limit=2'])
    },
  )

  it('both forms reach the same endpoint', async () => {
    const [slash, bare] = await Promise.all([ask('/api/v1/directories/?limit=3'), fetch(`${service.api}/directories?limit=3`)])
    expect(await bare.json()).toEqual(await slash.json())
  })

  it.each(['//evil.example', '//evil.example/a', '/\\evil.example', '/\\/evil.example/x'])('%s is never redirected', async (path) => {
    const answer = await rawRequest(service.port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    expect(answer.headers['location']).toBeUndefined()
    expect(answer.status).toBe(404)
  })

  it('a path with a file ending gets no slash', async () => {
    expect((await ask('/api/v1/openapi.json')).status).toBe(200)
  })

  it.each(['/api/v1/nothing/', '/api/v2/products/', '/nothing/at/all/'])('%s is unknown', async (path) => {
    await expectFailure(await ask(path), 404, 'NOT_FOUND')
  })

  it.each(['/api/v1/products/%E0%A4%A/', '/api/v1/products/%zz/', '/api/v1/products/?query=%', '/api/v1/products/?query=%ff'])(
    '%s has broken percent-encoding',
    async (path) => {
      const { data, message } = await expectFailure(await ask(path), 400, 'BAD_REQUEST')
      expect(data).toEqual({ fieldErrors: {}, issues: [{ path: [], message, code: 'encoding' }] })
    },
  )

  it('a slug longer than any is unknown, not wrong', async () => {
    await expectFailure(await ask(`/api/v1/products/${'x'.repeat(201)}/`), 404, 'NOT_FOUND')
  })

  it.each(['/api/v1/', '/api/v1'])('%s leads on to what it holds', async (path) => {
    const answer = await ask(path, { redirect: 'follow' })
    const site = service.world.siteUrl
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ reference: `${site}/reference/`, description: `${site}/api/v1/openapi.json` })
  })

  it('a browser gets a page instead of JSON, outside the API only', async () => {
    const headers = { Accept: 'text/html,*/*' }
    expect((await ask('/nothing/', { headers })).headers.get('content-type')).toMatch('text/html')
    expect((await ask('/api/v1/nothing/', { headers })).headers.get('content-type')).toMatch('application/json')
  })
})

describe('methods', () => {
  it.each([
    ['POST', '/api/v1/products/', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/api/v1/directories/', 'GET, HEAD, OPTIONS'],
    ['PROPFIND', '/api/v1/products/', 'GET, HEAD, OPTIONS'],
    ['GET', '/api/v1/launch-readiness/', 'OPTIONS, POST'],
    ['PUT', '/healthz/', 'GET, HEAD, OPTIONS'],
  ])('%s %s answers 405 with Allow', async (method, path, allow) => {
    const answer = await ask(path, { method })
    expect(answer.headers.get('allow')).toBe(allow)
    await expectFailure(answer, 405, 'METHOD_NOT_SUPPORTED')
  })

  it('OPTIONS tells the methods', async () => {
    const answer = await ask('/api/v1/products/', { method: 'OPTIONS' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS'])
  })

  it('HEAD answers like GET without a body', async () => {
    const answer = await ask('/api/v1/products/', { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })
})

describe('bodies', () => {
  it.each([
    ['another media type', 'url=x', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['text', '{"url":"https://a.example"}', { 'Content-Type': 'text/plain' }],
    ['another charset', '{}', { 'Content-Type': 'application/json; charset=utf-16' }],
    ['compressed', '{}', { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }],
  ])('%s answers 415', async (_, body, headers) => {
    await expectFailure(await audit(body, headers), 415, 'UNSUPPORTED_MEDIA_TYPE')
  })

  it('a missing content type answers 415', async () => {
    await expectFailure(await audit(new Blob(['{}']), {}), 415, 'UNSUPPORTED_MEDIA_TYPE')
  })

  it('a missing body answers 400, also without a content type', async () => {
    const answer = await ask('/api/v1/launch-readiness/', { method: 'POST' })
    await expectFailure(answer, 400, 'BAD_REQUEST')
  })

  it.each([
    ['empty', '', 'json'],
    ['cut off', '{"url":', 'json'],
    ['not JSON', 'url', 'json'],
    ['not UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]), 'encoding'],
    ['nested too deep', '['.repeat(100_000), 'depth'],
    ['nested too deep, and complete', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'depth'],
  ])('a body that is %s answers 400', async (_, body, code) => {
    const { data, message } = await expectFailure(await audit(body), 400, 'BAD_REQUEST')
    expect(data).toEqual({ fieldErrors: {}, issues: [{ path: [], message, code }] })
  })

  it.each([['null'], ['[]'], ['"x"'], ['7'], [`${'['.repeat(30)}${']'.repeat(30)}`]])(
    'JSON that is no object answers 400: %.12s',
    async (body) => {
      const { data } = await expectFailure(await audit(body), 400, 'BAD_REQUEST')
      expect(data.issues[0]).toMatchObject({ path: [], code: 'type' })
    },
  )

  it('a body above 256 KB answers 413, announced or not', async () => {
    const large = JSON.stringify({ url: 'https://a.example', more: 'x'.repeat(256 * 1024) })
    await expectFailure(await audit(large), 413, 'PAYLOAD_TOO_LARGE')
    const stream = new Blob([large]).stream()
    await expectFailure(
      await ask('/api/v1/launch-readiness/', {
        method: 'POST',
        body: stream,
        duplex: 'half',
        headers: { 'Content-Type': 'application/json' },
      } as RequestInit),
      413,
      'PAYLOAD_TOO_LARGE',
    )
  })

  it.each([
    ['{}', 'Required.', 'required'],
    ['{"url":""}', 'Must not be empty.', 'minLength'],
    ['{"url":7}', 'Must be a string.', 'type'],
    ['{"url":null}', 'Must be a string.', 'type'],
  ])('%s names the field', async (body, message, code) => {
    const { data } = await expectFailure(await audit(body), 400, 'BAD_REQUEST')
    expect(data).toEqual({ fieldErrors: { url: [message] }, issues: [{ path: ['url'], message, code }] })
  })
})

describe('queries', () => {
  it('all faults come at once', async () => {
    const { data } = await expectFailure(await ask(`/api/v1/products/?query=${'x'.repeat(121)}&limit=51`), 400, 'BAD_REQUEST')
    expect(data.fieldErrors).toEqual({ query: ['Must be at most 120 characters.'], limit: ['Must be at most 50.'] })
    expect(data.issues).toHaveLength(2)
  })

  it('a broken cursor is among them', async () => {
    const { data } = await expectFailure(await ask(`/api/v1/products/?limit=0&cursor=x&query=${'x'.repeat(121)}`), 400, 'BAD_REQUEST')
    expect(Object.keys(data.fieldErrors).sort()).toEqual(['cursor', 'limit', 'query'])
    expect(data.issues).toHaveLength(3)
  })

  it('a cursor of another search is among them, and one too long is told once', async () => {
    const { nextCursor } = await (await ask('/api/v1/products/?limit=1')).json()
    const foreign = await expectFailure(await ask(`/api/v1/products/?limit=0&query=boat&cursor=${nextCursor}`), 400, 'BAD_REQUEST')
    expect(foreign.data.issues.map(({ code }: { code: string }) => code)).toEqual(['minimum', 'foreign'])
    const long = await expectFailure(await ask(`/api/v1/products/?cursor=${'x'.repeat(513)}`), 400, 'BAD_REQUEST')
    expect(long.data.fieldErrors).toEqual({ cursor: ['Must be at most 512 characters.'] })
  })

  it.each(['0', '-1', '1.5', '1e1', '0x10', 'ten', '99999999999999999999', '%20'])('limit=%s is refused', async (limit) => {
    const { data } = await expectFailure(await ask(`/api/v1/products/?limit=${limit}`), 400, 'BAD_REQUEST')
    expect(Object.keys(data.fieldErrors)).toEqual(['limit'])
  })

  it('a parameter given twice is refused', async () => {
    const { data } = await expectFailure(await ask('/api/v1/products/?limit=1&limit=2'), 400, 'BAD_REQUEST')
    expect(data.fieldErrors).toEqual({ limit: ['Must not be repeated.'] })
  })

  it('empty values count as absent and unknown parameters change nothing', async () => {
    const plain = await (await ask('/api/v1/products/')).json()
    expect(plain.items).toHaveLength(10)
    expect(await (await ask('/api/v1/products/?query=&category=&limit=&cursor=&utm_source=x')).json()).toEqual(plain)
  })

  it('120 characters beyond the basic plane are 120 characters', async () => {
    expect((await ask(`/api/v1/products/?query=${encodeURIComponent('🚢'.repeat(120))}`)).status).toBe(200)
  })
})
