import { once } from 'node:events'
import { createServer } from 'node:net'

/** Rejects as listening would if the port can’t be used, before anything slow has begun. */
export async function checkPort(port: number, host: string): Promise<void> {
  const server = createServer()
  server.listen(port, host)
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
