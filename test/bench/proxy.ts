import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../support/service.ts'

export type Proxy = { port: number; stop: () => Promise<void> }

/** Debian keeps it where only administrators look. */
const env = { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` }

export const hasNginx = (): boolean => spawnSync('nginx', ['-v'], { env }).status === 0

/** nginx on loopback that deals out what comes to the ports in turn, over connections that are kept. */
export async function startNginx(ports: readonly number[]): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-nginx-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  await writeFile(join(folder, 'nginx.conf'), configuration(port, ports))
  const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', 'daemon off;'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const gone = once(nginx, 'exit')
  const stop = async () => {
    nginx.kill('SIGTERM')
    await gone
    await rm(folder, { recursive: true })
  }
  for (let tries = 0; tries < 50; tries += 1) {
    if (
      await fetch(`http://127.0.0.1:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { port, stop }
    await wait(100)
  }
  await stop()
  throw new Error('nginx did not come up.')
}

const configuration = (port: number, ports: readonly number[]) => `
worker_processes 1;
pid nginx.pid;
error_log stderr error;
events {}
http {
  access_log off;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
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
}
`
