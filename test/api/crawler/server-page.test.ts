import { describe, expect, it } from 'vitest'
import { serverPage } from '../../../api/crawler/collect/site/missing-page.ts'

const [there, here] = ['https://acme.dev/no-such-page-1', 'http://127.0.0.1:4000/no-such-page-1']
const page = (title: string, body: string) =>
  `<!DOCTYPE html>\n<html>\n<head><title>${title}</title>\n<style>p { color: red }</style></head>\n<body>\n${body}\n</body>\n</html>\n`
const centered = (server: string) =>
  `<html>\r\n<head><title>404 Not Found</title></head>\r\n<body>\r\n<center><h1>404 Not Found</h1></center>\r\n<hr><center>${server}</center>\r\n</body>\r\n</html>\r\n`

describe('a server’s own error page', () => {
  it.each([
    ['nginx', centered('nginx/1.24.0 (Ubuntu)')],
    ['OpenResty', centered('openresty')],
    [
      'Apache',
      page(
        '404 Not Found',
        '<h1>Not Found</h1><p>The requested URL was not found on this server.</p><hr><address>Apache/2.4.58 (Ubuntu) Server at acme.dev Port 443</address>',
      ),
    ],
    ['Express', page('Error', '<pre>Cannot GET /no-such-page-1</pre>')],
    [
      'Flask',
      page(
        '404 Not Found',
        '<h1>Not Found</h1>\n<p>The requested URL was not found on the server. If you entered the URL manually please check your spelling and try again.</p>',
      ),
    ],
    ['Fastify', '{"message":"Route GET:/no-such-page-1 not found","error":"Not Found","statusCode":404}'],
    [
      'IIS',
      page(
        '404 - File or directory not found.',
        '<div><h1>Server Error</h1></div><h2>404 - File or directory not found.</h2><h3>The resource you are looking for might have been removed.</h3>',
      ),
    ],
    [
      'Spring',
      page(
        '',
        '<h1>Whitelabel Error Page</h1><p>This application has no explicit mapping for /error, so you are seeing this as a fallback.</p>',
      ),
    ],
    ['Next.js', page('404: This page could not be found.', '<h1>404</h1><h2>This page could not be found.</h2>')],
  ])('%s', (_server, body) => {
    expect(serverPage(body, there)).not.toBeNull()
    expect(serverPage(body, here)).not.toBeNull()
  })

  it.each([
    ['Go', '404 page not found\n'],
    ['plain words', 'Not found\n'],
    ['a heading', page('Not Found', '<h1>404</h1>')],
    ['Python', page('Error response', '<h1>Error response</h1><p>Error code: 404</p><p>Message: File not found.</p>')],
    [
      'Netlify',
      page(
        'Page not found',
        '<h1>Page not found</h1><p>Looks like you’ve followed a broken link or entered a URL that doesn’t exist on this site.</p>',
      ),
    ],
    ['an object store', '<Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>'],
    ['nothing', ''],
  ])('%s, only in public: other servers answer on the maker’s machine', (_what, body) => {
    expect(serverPage(body, there)).not.toBeNull()
    expect(serverPage(body, here)).toBeNull()
  })

  it.each([
    ['with a way back', page('Not found', '<h1>404</h1><p>Not found</p><a href="/">Go to the home page</a>')],
    ['with words of its own', page('404', '<h1>404</h1><p>This lamp is out.</p>')],
    ['in German', page('Nicht gefunden', '<h1>404</h1><p>Diese Seite gibt es nicht.</p>')],
    ['with navigation', page('Not Found', '<nav>Acme</nav><h1>Not Found</h1>')],
    ['that a script fills', '<!doctype html><script src="/app.js"></script>'],
    ['about nginx', page('404 Not Found', '<h1>404 Not Found nginx</h1><p>Why nginx says so, and how to mend it.</p>')],
  ])('no page of the site %s', (_what, body) => expect(serverPage(body, there)).toBeNull())
})
