import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import cors from '@fastify/cors'
import etag from '@fastify/etag'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import Fastify, { LogController } from 'fastify'
import { serveBench } from './control.ts'

// Fastify as its documentation shows it: the query validated by a schema, the page cut from memory, JSON.stringify. With MIDDLEWARE it also
// does, by its usual plugins, what every answer of ours has: security headers, CORS, a limit by address, an ETag, an id and a line in the log.
const launches = JSON.parse(readFileSync(process.env.DATA, 'utf8')).products
const hasMiddleware = process.env.MIDDLEWARE === '1'

const querystring = {
  type: 'object',
  properties: {
    query: { type: 'string', maxLength: 120 },
    category: { type: 'string' },
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 10 },
    cursor: { type: 'string' },
  },
}

async function addMiddleware(app) {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  await app.register(cors, { origin: '*', exposedHeaders: 'RateLimit,RateLimit-Policy,Retry-After,X-Request-Id,Location' })
  await app.register(rateLimit, { max: 1_000_000, timeWindow: '1 minute', enableDraftSpec: true })
  await app.register(etag, { weak: true })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, 'cache-control': 'no-cache' })
  })
  app.addHook('onResponse', async (request, reply) => {
    const { id, method, ip } = request
    const { statusCode: status, elapsedTime: ms } = reply
    request.log.info({ requestId: id, method, path: request.routeOptions.url, status, ms: Math.round(ms), ip, complete: true })
  })
}

await serveBench(async () => {
  const app = Fastify(
    hasMiddleware ? { logger: true, logController: new LogController({ disableRequestLogging: true }), genReqId: () => randomUUID() } : {},
  )
  if (hasMiddleware) await addMiddleware(app)
  app.get('/api/v1/products/', { schema: { querystring } }, (request, reply) => {
    const { limit, cursor } = request.query
    const from = cursor === undefined ? 0 : Number(cursor)
    reply.type('application/json; charset=utf-8')
    return JSON.stringify({ items: launches.slice(from, from + limit), nextCursor: String(from + limit) })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app.server.address().port
})
