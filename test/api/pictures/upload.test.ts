import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectAccount } from '../../support/connect-account.ts'
import { hostilePictures } from '../../support/hostile-pictures.ts'
import { openRaw, statusesIn } from '../../support/raw-connection.ts'
import { runService, type RunningService } from '../../support/service.ts'
import { asBrowser, signUpPerson } from '../../support/signed-in.ts'

let service: RunningService
let token: string
beforeAll(async () => {
  service = await runService({ SAMPLE_DATA: '0' })
  token = await connectAccount(service.world)
})
afterAll(() => service.close())

const picture = (color: string, width = 1200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer()

async function add(body: object, as = token): Promise<{ status: number; body: Record<string, unknown> }> {
  const headers = { Authorization: `Bearer ${as}`, 'Content-Type': 'application/json' }
  const answer = await fetch(`${service.api}/me/pictures/`, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

it('a program hands in a picture, and its URL serves it in three widths for good', async () => {
  const data = (await picture('#aa3311', 2400, 1600)).toString('base64')
  const { status, body } = await add({ data, alt: ' A  week ' })
  expect([status, body]).toEqual([200, { ok: true, url: expect.any(String), width: 1920, height: 1280, alt: 'A week' }])
  const path = new URL(String(body['url'])).pathname
  expect(path).toMatch(/^\/media\/[0-9a-f]{32}-1920x1280\/1920\.webp$/)
  for (const width of [320, 960, 1920]) {
    const answer = await fetch(service.origin + path.replace('1920.webp', `${width}.webp`))
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(width)
  }
  expect(await add({ data, alt: '' })).toMatchObject({ body: { url: body['url'], alt: 'A week' } })
})

it.each([
  ['nothing', {}, 400, 'data'],
  ['both', { data: 'R0lGODlh', url: 'https://acme.example/a.png' }, 400, 'data'],
  ['no picture', { data: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64') }, 400, 'picture'],
  ['no base64', { data: '***' }, 400, 'picture'],
  ['a private URL', { url: 'http://127.0.0.1:1/a.png' }, 400, 'picture'],
  ['a misspelled field', { data: 'R0lGODlh', atl: 'A week' }, 400, 'atl'],
])('rejects %s with the reason', async (_, given, status, field) => {
  const answer = await add(given)
  expect([answer.status, Object.keys((answer.body['data'] as { fieldErrors: object }).fieldErrors)]).toEqual([status, [field]])
})

it('two people may hand in the same picture at the same moment', async () => {
  const data = (await picture('#77aa11')).toString('base64')
  const tokens = await Promise.all(['Ada', 'Bob', 'Cy', 'Di'].map((name) => connectAccount(service.world, name)))
  const answers = await Promise.all(tokens.map((each) => add({ data }, each)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

it('rejects 12 MB before reading all of it, nobody’s token, and what nobody has kept', async () => {
  expect((await add({ data: 'A'.repeat(12 * 1024 * 1024) })).status).toBe(413)
  expect((await add({ data: 'R0lGODlh' }, 'slipway_ct_wrong')).status).toBe(401)
  for (const path of ['0123456789abcdef0123456789abcdef-64x64/320.webp', '..%2f..%2fauth-secret/320.webp', 'x/1.webp'])
    expect((await fetch(`${service.origin}/media/${path}`)).status).toBe(404)
})

it('a browser uploads a file of a form, for somebody who is signed in and on our own page', async () => {
  const { visitor, profile } = await signUpPerson(service, 'Bertha')
  const upload = async (headers: Record<string, string>, file: Uint8Array) => {
    const body = new FormData()
    body.append('do', 'picture')
    body.append('picture', new Blob([new Uint8Array(file)]), 'week.png')
    return fetch(`${service.origin}/media/`, { method: 'POST', body, headers: { ...asBrowser, Accept: 'application/json', ...headers } })
  }
  const good = await upload({ Cookie: visitor.cookieHeader }, await picture('#113355'))
  expect(good.status).toBe(200)
  expect(await good.json()).toMatchObject({ path: expect.stringMatching(/^\/media\//), width: 1200, height: 800, alt: '' })
  expect(await service.world.store.list('pictures', 'accountId', profile.id)).toHaveLength(1)
  expect((await upload({ Cookie: visitor.cookieHeader }, Buffer.from('no picture'))).status).toBe(400)
  expect((await upload({}, await picture('#113355'))).status).toBe(401)
  expect((await upload({ Cookie: visitor.cookieHeader, 'Sec-Fetch-Site': 'cross-site' }, await picture('#113355'))).status).toBe(403)
})

it.each(['', '--x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n', `--x\r\n${'a'.repeat(50_000)}`])(
  'a broken form is an error of whoever sent it: %.30j',
  async (body) => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x', Accept: 'application/json' }
    expect((await fetch(`${service.origin}/media/`, { method: 'POST', body, headers })).status).toBeLessThan(500)
  },
)

it('others are answered while hostile pictures are decoded', async () => {
  const slow = (await hostilePictures()).filter(({ what }) => /49 million|scans|more than it has|100 MB|damaged/.test(what))
  let slowest = 0
  const done = new AbortController()
  const watch = async () => {
    while (!done.signal.aborted) {
      const at = performance.now()
      expect((await fetch(`${service.origin}/healthz`)).status).toBe(200)
      slowest = Math.max(slowest, performance.now() - at)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const watching = watch()
  const answers = await Promise.all(slow.map(({ file }) => add({ data: Buffer.from(file).toString('base64') })))
  done.abort()
  await watching
  expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 400)).toEqual([])
  // The machine may be busy with other tests.
  expect(slowest).toBeLessThan(3000)
})

describe('forms that are cut off', () => {
  const head =
    'POST /media/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n'
  const open = () =>
    Promise.all(
      Array.from({ length: 4 }, async () => {
        const raw = await openRaw(service.port)
        raw.send(`${head}1\r\nx\r\n`)
        return raw
      }),
    )
  const expectOthersServed = async () => {
    const body = new FormData()
    body.append('do', 'picture')
    const options = { method: 'POST', body, headers: { ...asBrowser, Accept: 'application/json' } }
    const answer = await fetch(`${service.origin}/media/`, { ...options, signal: AbortSignal.timeout(5000) })
    expect(answer.status).toBe(401)
  }

  it('while they arrive don’t keep others from uploading', async () => {
    for (const raw of [...(await open()), ...(await open())]) {
      raw.send('1\r\nx\r\n'.repeat(4000))
      await raw.closed.catch(() => undefined)
      expect(statusesIn(raw.text())).toEqual([400])
    }
    await expectOthersServed()
  })

  it('while they wait don’t either', async () => {
    const held = await open()
    await wait(200)
    const waiting = await open()
    await wait(200)
    for (const each of [waiting, held]) {
      for (const { socket } of each) socket.destroy()
      await wait(200)
    }
    await expectOthersServed()
  })
})
