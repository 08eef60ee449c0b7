import { readFile } from 'node:fs/promises'
import { makeCertificate } from './crawler-certificate.ts'
import { runNginx, type Nginx } from './nginx.ts'
import { freePort } from './service.ts'

const operations = await readFile(new URL('../../api/OPERATIONS.md', import.meta.url), 'utf8')
const [, configuration = ''] = /```nginx\n([^]*?)```/.exec(operations) ?? []

/** The configuration operators are given, in a real nginx in front of services on these ports. It answers for launches.example.org at `secure`. */
export async function runDocumentedNginx(ports: readonly number[]): Promise<Nginx & { plain: number; secure: number }> {
  const [plain, secure] = [await freePort(), await freePort()]
  const servers = ports.map((port) => `  server 127.0.0.1:${port} max_fails=0;`).join('\n')
  const here = configuration
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${secure} `)
    .replace(/^ *server 127\.0\.0\.1:3000 max_fails=0;\n *# server 127\.0\.0\.1:3001 max_fails=0;$/m, servers)
    .replaceAll(/\S+\/(fullchain|privkey)\.pem/g, '$1.pem')
    .replaceAll('/var/log/nginx/', '')
  if (!here.includes(servers)) throw new Error('OPERATIONS.md has no upstream of two servers.')
  const { cert, key } = makeCertificate({ name: 'launches.example.org' })
  return { ...(await runNginx(here, secure, { 'fullchain.pem': cert, 'privkey.pem': key })), plain, secure }
}
