export type Finding = { id: string; status: string; detail: string; fix: string | null }
/** A site as its source lies on disk: addresses from the root, and what is there. */
export type Source = Map<string, string | Buffer>

type Picture = { png: Buffer; svg: Buffer }

/**
 * Does what the fixes of a report say, by the letter, as somebody does who knows nothing of the checks: pastes what is to be pasted where the
 * sentence above it says, and saves a picture where one is asked for. Throws for a fix that says neither.
 */
export function applyFixes(source: Source, origin: string, findings: Finding[], pictures: Picture): void {
  let html = String(source.get('/'))
  const intoHead = (code: string) => (html = html.replace('</head>', () => `${code}\n</head>`))
  const intoBody = (code: string) => (html = html.replace('</footer>', () => `${code}\n</footer>`))

  for (const { fix } of findings) {
    if (fix === null) continue
    const [sentence = '', ...lines] = fix.split('\n')
    const code = lines.join('\n')
    const saved = /^Save a (PNG|square SVG) .*? as (\S+) and/.exec(sentence)
    if (saved !== null) source.set(new URL(saved[2] ?? '', origin).pathname, saved[1] === 'PNG' ? pictures.png : pictures.svg)

    if (sentence.includes('in place of any og:image there')) html = html.replaceAll(/<meta property="og:image[^>]*>\n?/g, '')
    if (sentence.startsWith('Replace the <title>')) html = html.replace(/<title>.*?<\/title>/s, () => code)
    else if (sentence.includes('this into <head>')) intoHead(code)
    else if (/^Keep .* as the one <h1>/.test(sentence)) html = demoteHeadings(html, lines)
    else if (sentence.startsWith('Correct or remove the links')) html = removeLinks(html, origin, lines)
    else if (sentence.includes('Put this on the page')) intoBody(code)
    else if (sentence.startsWith('Say on a page of its own what is stored')) {
      intoBody(code)
      const path = new URL(/href="([^"]+)"/.exec(code)?.[1] ?? '', origin).pathname
      source.set(
        path,
        '<!doctype html><html lang="en"><title>Privacy</title><h1>Privacy</h1><p>We store nothing about visitors.</p></html>',
      )
    } else throw new Error(`a fix that says neither what to paste nor where: ${fix}`)
  }
  source.set('/', html)
}

/** Every heading that was given as <h2> stops being an <h1>. */
const demoteHeadings = (html: string, headings: string[]): string =>
  headings.reduce((page, heading) => {
    const words = heading.replaceAll(/<[^>]+>/g, '')
    return page.replace(new RegExp(`<h1[^>]*>${words}</h1>`), () => heading)
  }, html)

const removeLinks = (html: string, origin: string, lines: string[]): string =>
  lines.reduce((page, line) => {
    const path = line.replace(/ \(.*$/, '').slice(origin.length - 1)
    return page.replaceAll(new RegExp(`<a href="${path}">.*?</a>`, 'g'), '')
  }, html)
