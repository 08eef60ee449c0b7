import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { serveBench } from './control.ts'

// Fastify as its documentation shows it: the query validated by a schema, the page cut from memory, JSON.stringify.
const launches = JSON.parse(readFileSync(process.env.DATA, 'utf8')).products

const querystring = {
  type: 'object',
  properties: {
    query: { type: 'string', maxLength: 120 },
    category: { type: 'string' },
    limit: { type: 'integer', minimum: 1, maximum: 50, default: 10 },
    cursor: { type: 'string' },
  },
}

await serveBench(async () => {
  const app = Fastify()
  app.get('/api/v1/products/', { schema: { querystring } }, (request, reply) => {
    const { limit, cursor } = request.query
    const from = cursor === undefined ? 0 : Number(cursor)
    reply.type('application/json; charset=utf-8')
    return JSON.stringify({ items: launches.slice(from, from + limit), nextCursor: String(from + limit) })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app.server.address().port
})
