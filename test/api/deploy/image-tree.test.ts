import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, link, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import lock from '../../../package-lock.json' with { type: 'json' }
import { freePort } from '../../support/service.ts'

// What the Containerfile puts into the image, as a folder: the files it copies and the packages that production needs, started by somebody who can’t write there.
// `npm run try-image` builds and runs the real image.

const root = new URL('../../../', import.meta.url).pathname
const containerfile = await readFile(join(root, 'api/deploy/Containerfile'), 'utf8')
const lastStage = containerfile.slice(containerfile.lastIndexOf('\nFROM '))
const [, given = ''] = /^ENTRYPOINT (\[.*\])$/m.exec(lastStage) ?? []
const [, main = ''] = /^CMD (\[.*\])$/m.exec(lastStage) ?? []
const [, [, ...entry], script] = [null, JSON.parse(given) as string[], JSON.parse(main) as string[]]
const nobody = 65_534

let folder: string
let app: string
let data: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slipway-tree-'))
  ;[app, data] = [join(folder, 'app'), join(folder, 'data')]
  await Promise.all([app, data].map((path) => mkdir(path)))
  const copies = lastStage.matchAll(/^COPY (?!--from)(.+) (\S+)$/gm)
  for (const [, sources = '', to = ''] of copies)
    for (const source of sources.split(' ')) await cp(join(root, source), join(app, to === './' ? source : to), { recursive: true })
  // Nested packages come with the one that they are in. Optional ones can be binaries for other machines.
  const packages = Object.entries(lock.packages as Record<string, { dev?: true; devOptional?: true }>).flatMap(
    ([path, { dev, devOptional }]) =>
      /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) && path !== 'node_modules/node' && dev !== true && devOptional !== true ? path : [],
  )
  const here = packages.filter((path) => existsSync(join(root, path)))
  const copy = (how: string) => promisify(execFile)('cp', [how, '--parents', ...here, app], { cwd: root })
  await copy('-rl').catch(() => copy('-r')) // links only reach over one file system
  // This one may lie where nobody else may look.
  const node = join(folder, 'node')
  await link(process.execPath, node).catch(() => cp(process.execPath, node))
  await chmod(folder, 0o755)
  if (process.getuid?.() === 0) await chown(data, nobody, nobody)
  else for (const path of [app, join(app, 'node_modules'), join(app, 'api')]) await chmod(path, 0o555)
}, 120_000)
afterAll(async () => {
  for (const path of [app, join(app, 'node_modules'), join(app, 'api')]) await chmod(path, 0o755)
  await rm(folder, { recursive: true })
})

function start(port: number) {
  const env = { PATH: '/usr/bin:/bin', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: data }
  const as = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  const child = spawn(join(folder, 'node'), [...entry, ...script], { cwd: app, env, ...as })
  return { child, log: Promise.all([text(child.stdout), text(child.stderr)]).then((said) => said.join('')) }
}
async function ready(origin: string, { child, log }: ReturnType<typeof start>): Promise<void> {
  while (child.exitCode === null) {
    if (
      await fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await setTimeout(50)
  }
  throw new Error(await log)
}

it('has all that the service needs, writes nothing beside its data, and ends when told to', async () => {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const service = start(port)
  await ready(origin, service)
  const page = await (await fetch(`${origin}/`, { headers: { Accept: 'text/html' } })).text()
  const files = [...page.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|woff2)[^"]*)"/g)].map(([, path = '']) => path)
  expect(files.length).toBeGreaterThan(1)
  for (const path of ['/audit/', '/directories/', '/api/v1/openapi.json', ...files])
    expect([path, (await fetch(origin + path)).status]).toEqual([path, 200])
  service.child.kill('SIGTERM')
  expect(await once(service.child, 'exit')).toEqual([0, null])
  expect(await service.log).not.toMatch(/"level":(?:50|60)|EACCES|ERR_MODULE_NOT_FOUND/)
  expect((await stat(join(data, 'auth-secret'))).mode & 0o777).toBe(0o600)
  expect(await stat(join(app, 'node_modules/.cache')).catch(() => null)).toBeNull()
})

it('runs as somebody without rights, on a volume, and starts what npm run serve starts', async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  expect(`exec node ${[...entry, ...script].join(' ')}`).toBe(scripts.serve)
  expect(lastStage).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m)
  expect(lastStage).toMatch(/^VOLUME \/data$/m)
  expect(lastStage.indexOf('USER')).toBeGreaterThan(lastStage.lastIndexOf('RUN'))
})
