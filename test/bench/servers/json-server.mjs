import jsonServer from 'json-server'
import { serveBench } from './control.ts'

// As `json-server --quiet db.json` runs it; its log of requests is off.
await serveBench(async () => {
  const app = jsonServer.create()
  app.use(jsonServer.defaults({ logger: false }))
  app.use(jsonServer.router(process.env.DATA))
  const server = app.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return server.address().port
})
