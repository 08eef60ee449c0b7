import { afterAll, describe, expect, it } from 'vitest'
import { createCrawler } from '../../../api/crawler/crawler.ts'
import { createPageReader } from '../../../api/workers/page-reader.ts'
import { answering, htmlPage, refusalOf, startSite } from '../../support/crawler-sites.ts'

/** `PORT` is where a server listens on loopback; it must never hear of any of these. */
const spellings = [
  // the loopback address, spelled
  'http://127.0.0.1:PORT/',
  'http://127.0.0.1.:PORT/',
  'http://127.1:PORT/',
  'http://127.0.1:PORT/',
  'http://127.255.255.254:PORT/',
  'http://2130706433:PORT/',
  'http://0x7f000001:PORT/',
  'http://0x7f.0.0.1:PORT/',
  'http://0x7F.0x0.0x0.0x1:PORT/',
  'http://017700000001:PORT/',
  'http://0177.0.0.1:PORT/',
  'http://0177.0x0.0.01:PORT/',
  'http://000000177.0.0.1:PORT/',
  'http://１２７.０.０.１:PORT/',
  'http://①②⑦.⓪.⓪.①:PORT/',
  'http://127。0。0。1:PORT/',
  'http://%31%32%37.0.0.1:PORT/',
  'http://127.0.0.%31:PORT/',
  'http://127%2e0%2e0%2e1:PORT/',
  'http:127.0.0.1:PORT/',
  'http:\\\\127.0.0.1:PORT\\',
  'http:///127.0.0.1:PORT/',
  'http://\t127.0.0.1\n:PORT/',
  '  http://127.0.0.1:PORT/  ',
  '127.0.0.1:PORT',
  '//127.0.0.1:PORT/',
  '2130706433:PORT',
  'https://127.0.0.1:PORT/',
  // nowhere in particular
  'http://0.0.0.0:PORT/',
  'http://0:PORT/',
  'http://0x0:PORT/',
  'http://0.0.0.1:PORT/',
  // names of this machine
  'http://localhost:PORT/',
  'http://LOCALHOST:PORT/',
  'http://localhost.:PORT/',
  'http://ｌｏｃａｌｈｏｓｔ:PORT/',
  'http://app.localhost:PORT/',
  'http://localhost.localdomain:PORT/',
  'http://printer.local:PORT/',
  'http://db:PORT/',
  'http://router.home.arpa.:PORT/',
  'http://metadata.google.internal/computeMetadata/v1/',
  // IPv6 and what it carries
  'http://[::1]:PORT/',
  'http://[0:0:0:0:0:0:0:1]:PORT/',
  'http://[0000::0001]:PORT/',
  'http://[::]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://[::ffff:7f00:1]:PORT/',
  'http://[0:0:0:0:0:ffff:7f00:0001]:PORT/',
  'http://[::127.0.0.1]:PORT/',
  'http://[::7f00:1]:PORT/',
  'http://[::ffff:0:127.0.0.1]:PORT/',
  'http://[64:ff9b::127.0.0.1]:PORT/',
  'http://[64:ff9b:1::7f00:1]:PORT/',
  'http://[2002:7f00:1::]:PORT/',
  'http://[2001:0:7f00:1::]:PORT/',
  'http://[2001:db8::1]:PORT/',
  'http://[3fff::1]:PORT/',
  'http://[100::1]:PORT/',
  'http://[5f00::1]:PORT/',
  'http://[fe80::1]:PORT/',
  'http://[fe80::1%25lo]:PORT/',
  'http://[fec0::1]:PORT/',
  'http://[fc00::1]:PORT/',
  'http://[fd00:ec2::254]/latest/meta-data/',
  'http://[ff02::1]:PORT/',
  // private and special IPv4
  'http://10.0.0.1:PORT/',
  'http://10.255.255.255:PORT/',
  'http://172.16.0.1:PORT/',
  'http://172.31.255.255:PORT/',
  'http://192.168.0.1:PORT/',
  'http://100.64.0.1:PORT/',
  'http://100.100.100.200/latest/meta-data/',
  'http://169.254.169.254/latest/meta-data/',
  'http://2852039166/latest/meta-data/',
  'http://0xA9FEA9FE/latest/meta-data/',
  'http://168.63.129.16/',
  'http://192.0.0.192/',
  'http://192.0.2.1/',
  'http://192.88.99.1/',
  'http://198.18.0.1/',
  'http://198.51.100.1/',
  'http://203.0.113.1/',
  'http://224.0.0.1/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  // userinfo, schemes, ports
  'http://example.com@127.0.0.1:PORT/',
  'http://user:pass@127.0.0.1:PORT/',
  'http://example.com%40127.0.0.1:PORT/',
  'http://127.0.0.1:PORT\\@example.com/',
  'https://maker:secret@example.com/',
  'file:///etc/passwd',
  'ftp://127.0.0.1:PORT/',
  'gopher://127.0.0.1:PORT/_x',
  'data:text/html,hello',
  'javascript:alert(1)',
  'ws://127.0.0.1:PORT/',
  'blob:http://127.0.0.1:PORT/x',
  'view-source:http://127.0.0.1:PORT/',
  'http://example.com:22/',
  'http://example.com:25/',
  'http://example.com:6667/',
  'http://example.com:0/',
  'http://example.com:99999/',
  // no address at all
  '',
  'http://',
  'https://?',
  'http://[::1',
  'http://256.256.256.256/',
  'http://1.2.3.4.5/',
  'http://exa mple.com/',
  'http://example..com/',
  `https://example.com/${'a'.repeat(3000)}`,
]

describe('an address that is not public', () => {
  // Every name would lead to loopback, if it were looked up.
  const crawler = createCrawler({
    allow: [],
    userAgent: 'Lantern/1.0',
    reader: createPageReader(),
    resolve: () => Promise.resolve(['127.0.0.1']),
  })
  afterAll(() => crawler.close())

  it.each(spellings)('%j is refused without a connection', async (spelling) => {
    const site = await startSite(answering({ '/': { body: htmlPage() } }))
    const { code, message } = await refusalOf(crawler.visit(spelling.replace('PORT', String(site.port))))
    expect(['bad_url', 'refused_address']).toContain(code)
    expect(message).toMatch(/^\S.*\.$/)
    expect(site.connections()).toBe(0)
  })
})
