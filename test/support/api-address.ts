import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort, type RunningService } from './service.ts'

const prism = fileURLToPath(new URL('../bench/node_modules/.bin/prism', import.meta.url))

export type ApiAddress = { api: string; close: () => Promise<void> }

/** Where journeys call the API: at the service itself, or, with API_THROUGH=prism, at a proxy that answers 500 for whatever its description does not allow. */
export async function apiAddress(service: RunningService): Promise<ApiAddress> {
  if (process.env['API_THROUGH'] !== 'prism') return { api: service.api, close: () => Promise.resolve() }
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'slipway-prism-'))
  const document = join(folder, 'openapi.json')
  await writeFile(document, JSON.stringify(await describeForProxy(service)))
  const words = ['proxy', '--errors', '--validate-request=false', '--port', `${port}`, document, service.api]
  const proxy = spawn(process.execPath, [prism, ...words], { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  const gone = once(proxy, 'close')
  await new Promise<void>((resolve, reject) => {
    const hear = (part: string) => {
      printed += part
      if (printed.includes('Prism is listening')) resolve()
    }
    proxy.stdout.setEncoding('utf8').on('data', hear)
    proxy.stderr.setEncoding('utf8').on('data', hear)
    void gone.then(() => reject(new Error(`The proxy has ended: ${printed}`)))
  })
  const close = async () => {
    proxy.kill('SIGKILL')
    await gone
    await rm(folder, { recursive: true })
  }
  return { api: `http://127.0.0.1:${port}`, close }
}

type Operation = { security?: unknown }
type Description = { paths: Record<string, Record<string, Operation>> }

/**
 * The description as the proxy can follow it: it would refuse a call without a token itself, though the answer to it is the service's, and described.
 */
async function describeForProxy({ api }: RunningService): Promise<unknown> {
  const description: Description = await (await fetch(`${api}/openapi.json`)).json()
  const open = (operation: Operation) => ({ ...operation, security: [] })
  const paths = Object.entries(description.paths).map(([path, operations]) => [
    `${path}/`, // as tests call it
    Object.fromEntries(Object.entries(operations).map(([method, operation]) => [method, open(operation)])),
  ])
  return { ...description, paths: Object.fromEntries(paths) }
}
