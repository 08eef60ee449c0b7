import { paste } from '../check.ts'
import type { Hosting } from './hosting.ts'
import { pluralForm } from '../../plural.ts'

type Header = [name: string, value: string]

/** Where headers are set at a host, to go in the middle of a sentence, and its syntax for them. */
type Place = { where: string; lines: (headers: readonly Header[]) => string }

/** https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header: `always` adds them to error pages too. */
const nginx: Place = {
  where: 'to the server block of your nginx configuration',
  lines: (headers) => headers.map(([name, value]) => `add_header ${name} "${value.replace(/["\\]/g, String.raw`\$&`)}" always;`).join('\n'),
}
/** https://caddyserver.com/docs/caddyfile/directives/header */
const caddy: Place = {
  where: 'to the site block of your Caddyfile',
  lines: (headers) =>
    ['header {', ...headers.map(([name, value]) => `\t${name} "${value.replace(/["\\]/g, String.raw`\$&`)}"`), '}'].join('\n'),
}
/** https://vercel.com/docs/project-configuration#headers */
const vercel: Place = {
  where: 'to vercel.json',
  lines: (headers) => JSON.stringify({ headers: [{ source: '/(.*)', headers: headers.map(([key, value]) => ({ key, value })) }] }, null, 2),
}
/** https://docs.netlify.com/routing/headers/ and https://developers.cloudflare.com/pages/configuration/headers/ */
const headersFile: Place = {
  where: 'to the file _headers in your publish folder',
  lines: (headers) => ['/*', ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
}
/** https://developers.cloudflare.com/rules/transform/response-header-modification/ */
const cloudflare: Place = {
  where: 'as a response header transform rule in Cloudflare (Rules → Transform Rules), or wherever your own server sets headers',
  lines: (headers) => headers.map(([name, value]) => `${name}: ${value}`).join('\n'),
}

const places: Record<Exclude<Hosting, 'fixed' | 'unknown'>, Place> = {
  nginx,
  caddy,
  vercel,
  netlify: headersFile,
  'cloudflare-pages': headersFile,
  cloudflare,
}

/** The fix that sets headers at a host; for an unknown one, in the syntax of the five most common. */
export function setHeaders(hosting: Hosting, headers: readonly Header[]): string {
  const these = pluralForm(headers.length, 'header')
  if (hosting !== 'fixed' && hosting !== 'unknown') {
    const { where, lines } = places[hosting]
    return paste(`Add the ${these} below ${where}, replacing any of the same name:`, lines(headers))
  }
  const all: [string, Place][] = [
    ['nginx (server block)', nginx],
    ['Caddy (site block)', caddy],
    ['Netlify or Cloudflare Pages (_headers)', headersFile],
    ['Vercel (vercel.json)', vercel],
  ]
  const snippet = all.map(([name, place]) => `# ${name}\n${place.lines(headers)}`).join('\n\n')
  return paste(`Set the ${these} below where your host configures ${pluralForm(headers.length, 'it', 'them')}:`, snippet)
}
