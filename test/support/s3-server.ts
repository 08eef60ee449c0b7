import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Context = { path: string; method: string; querystring: string; status: number; body: string }
type Middleware = (ctx: Context, next: () => Promise<void>) => Promise<void>
type Server = {
  run: () => Promise<{ port: number }>
  close: () => Promise<void>
  middleware: Middleware[]
  allowMismatchedSignatures: boolean
}
type Options = { port: number; address: string; silent: boolean; directory: string; configureBuckets: { name: string }[] }
const require = createRequire(import.meta.url)

export type S3Server = {
  url: string
  bucket: string
  settings: Record<string, string>
  objects: () => Promise<string[]>
  /** Answers the requests that it returns a status for. */
  intercept: (answer: (request: string) => number | null) => void
  close: () => Promise<void>
}

/** An S3-compatible store that checks signatures, with one bucket. */
export async function runS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'slipway-s3-'))
  const S3rver = require('@20minutes/s3rver') as new (options: Options) => Server
  const bucket = 'launches'
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: bucket }] })
  // It leaves the slash after the bucket out when it checks a signature, so those of lists alone can’t be checked.
  server.middleware.unshift((ctx, next) => {
    server.allowMismatchedSignatures = ctx.path === `/${bucket}/`
    return next()
  })
  let intercepted: (request: string) => number | null = () => null
  server.middleware.unshift((ctx, next) => {
    const status = intercepted(`${ctx.method} ${ctx.querystring}`)
    if (status === null) return next()
    Object.assign(ctx, { status, body: '<Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>' })
    return Promise.resolve()
  })
  const { port } = await server.run()
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    bucket,
    settings: {
      BACKUP_TO: `s3://${bucket}/backups`,
      AWS_ENDPOINT_URL_S3: url,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    objects: async () => (await readdir(join(directory, bucket), { recursive: true })).filter((name) => name.includes('slipway-')).sort(),
    intercept: (answer) => void (intercepted = answer),
    async close() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
