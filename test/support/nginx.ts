import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { findProgram } from './programs.ts'

export type Nginx = { folder: string; stop: () => Promise<void> }

/** nginx with the given contents of its http block, which listens on `port`; relative paths in it are in a folder of its own, with `files`. */
export async function runNginx(http: string, port: number, files: Record<string, string> = {}): Promise<Nginx> {
  const command = await findProgram({ name: 'nginx', commands: ['nginx'], package: 'nginx-light' })
  const folder = await mkdtemp(join(tmpdir(), 'slipway-nginx-'))
  await chmod(folder, 0o755)
  for (const [name, content] of Object.entries({ ...files, 'nginx.conf': around(http) })) await writeFile(join(folder, name), content)
  const nginx = spawn(command, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said = text(nginx.stderr)
  const gone = once(nginx, 'exit')
  const stop = async () => {
    nginx.kill('SIGTERM')
    await gone
    await rm(folder, { recursive: true })
  }
  for (let tries = 0; tries < 100 && nginx.exitCode === null; tries += 1) {
    if (await isListening(port)) return { folder, stop }
    await wait(50)
  }
  await stop()
  throw new Error(`nginx did not come up: ${await said}`)
}

const around = (http: string) => `
worker_processes 1;
pid nginx.pid;
error_log stderr error;
events {}
http {
  access_log off;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
${http}
}
`

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}
