import { paste } from '../check.ts'
import type { Hosting } from './hosting.ts'

type Way = { how: string; lines: string }

/** https://nginx.org/en/docs/http/ngx_http_core_module.html#try_files */
const nginx: Way = {
  how: 'Save an error page as 404.html and, in your nginx configuration, replace the location block that falls back to index.html with',
  lines: 'error_page 404 /404.html;\nlocation / { try_files $uri $uri.html $uri/ =404; }',
}
/** https://caddyserver.com/docs/caddyfile/directives/handle_errors */
const caddy: Way = {
  how: 'Save an error page as 404.html and, in your Caddyfile, replace the try_files line that falls back to index.html with',
  lines: 'try_files {path} {path}.html\nhandle_errors 404 {\n\trewrite * /404.html\n\tfile_server\n}',
}
/** https://docs.netlify.com/routing/redirects/redirect-options/#custom-404-page-handling and https://developers.cloudflare.com/pages/configuration/serving-pages/ */
const publishFolder: Way = {
  how: 'Remove the line “/* /index.html 200” from _redirects and save this as 404.html in your publish folder',
  lines: '<!doctype html>\n<title>Page not found</title>\n<h1>Page not found</h1>\n<p><a href="/">Go to the home page</a></p>',
}
/** https://vercel.com/docs/project-configuration#rewrites */
const vercel: Way = {
  ...publishFolder,
  how: 'Remove the rewrite of “/(.*)” to index.html from vercel.json and save this as 404.html in your output folder',
}

/** How a host is told to show an error page. https://nginx.org/en/docs/http/ngx_http_core_module.html#error_page */
const shown: Partial<Record<Hosting, string>> = {
  nginx: ' and add “error_page 404 /404.html;” to the server block of your nginx configuration',
  caddy: ' and add “handle_errors 404 { rewrite * /404.html; file_server }” to your Caddyfile, one directive a line',
}

/** The fix for a host that shows an error page of its own. */
export const ownErrorPage = (hosting: Hosting): string =>
  paste(
    `Save this as 404.html beside your home page${shown[hosting] ?? ' and have your server send it, with status 404, for every URL that doesn’t exist (Apache: “ErrorDocument 404 /404.html” in .htaccess)'}:`,
    publishFolder.lines,
  )

const ways: Partial<Record<Hosting, Way>> = { nginx, caddy, vercel, netlify: publishFolder, 'cloudflare-pages': publishFolder }

/** The fix that makes a host return 404. An app with client-side routing lists its own routes first. */
export function answerMissing(hosting: Hosting): string {
  const { how, lines } = ways[hosting] ?? {
    ...publishFolder,
    how: 'Remove the rule that answers every path with index.html, rewrite only the paths your app knows, and send this with status 404 for the rest',
  }
  return paste(`${how}:`, lines)
}
