import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { buildExtension, type Browser } from '../../api/commands/build-extension.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the folder of a build (test-extension.ts). */
    extensions: string
  }
}

/** Builds the extension for all test files of a run: each build once, one after the other, because test files that build the same folder break each other’s. */
export default async function provideExtensions(project: TestProject): Promise<() => void> {
  const builds = new Map<string, Promise<string>>()
  let last: Promise<unknown> = Promise.resolve()
  const build = (asked: string): Promise<string> => {
    const known = builds.get(asked)
    if (known !== undefined) return known
    const { searchParams } = new URL(asked, 'http://127.0.0.1')
    const site = searchParams.get('site') ?? ''
    const started = last.then(() => buildExtension(searchParams.get('browser') as Browser, site, `.output/test-${new URL(site).hostname}`))
    last = started.catch(() => undefined)
    builds.set(asked, started)
    return started
  }
  const server = createServer(({ url = '' }, response) => {
    build(url).then(
      (folder) => response.end(folder),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  project.provide('extensions', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  return () => {
    server.close()
    server.closeAllConnections()
  }
}
