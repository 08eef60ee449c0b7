import { spawnSync } from 'node:child_process'
import { runNginx } from '../support/nginx.ts'
import { freePort } from '../support/service.ts'

export type Proxy = { port: number; stop: () => Promise<void> }

/** Debian keeps it where only administrators look. */
const env = { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` }

export const hasNginx = (): boolean => spawnSync('nginx', ['-v'], { env }).status === 0

/** nginx on loopback that deals out what comes to the ports in turn, over connections that are kept. */
export async function startNginx(ports: readonly number[]): Promise<Proxy> {
  const port = await freePort()
  const { stop } = await runNginx(configuration(port, ports), port)
  return { port, stop }
}

const configuration = (port: number, ports: readonly number[]) => `
  keepalive_requests 1000000;
  upstream slipway { ${ports.map((at) => `server 127.0.0.1:${at};`).join(' ')} keepalive 32; keepalive_requests 1000000; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://slipway;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
`
