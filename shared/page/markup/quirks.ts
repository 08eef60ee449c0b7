/** Public identifiers that mean quirks mode, and those that do without a system identifier (HTML Standard, “the initial insertion mode”). */
const old = /^(?:html$|-\/\/ietf\/\/|-\/\/w3c\/\/dtd html (?:3|4\.0[ /])|-\/\/netscape|-\/\/microsoft|-\/\/softquad|-\/\/w3o\/\/)/i
const oldAlone = /^-\/\/w3c\/\/dtd html 4\.01 (?:frameset|transitional)\/\//i

/** Whether a page makes browsers imitate those of the 1990s: without a doctype, or with one of that time. */
export function quirksOf(html: string): 'missing' | 'old' | null {
  let start = html
    .slice(0, 20_000)
    .replace(/^\uFEFF/, '')
    .trimStart()
  // Comments and an XML declaration may come before it.
  for (let end = 0; /^<(?:!--|\?)/.test(start) && end >= 0; start = start.slice(end).trimStart()) {
    const closing = start.startsWith('<!--') ? '-->' : '>'
    end = start.indexOf(closing)
    if (end < 0) return 'missing'
    end += closing.length
  }
  const [, name = '', rest = ''] = /^<!doctype\s+([^\s>]+)([^>]{0,500})/i.exec(start) ?? []
  if (name === '') return 'missing'
  const [publicId, systemId] = [...rest.matchAll(/"([^"]*)"|'([^']*)'/g)].map(([, double, single]) => double ?? single ?? '')
  if (name.toLowerCase() !== 'html') return 'old'
  if (!/^\s*public/i.test(rest) || publicId === undefined) return null
  return old.test(publicId) || (systemId === undefined && oldAlone.test(publicId)) ? 'old' : null
}
