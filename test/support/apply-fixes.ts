import { load } from 'cheerio'
import { editPage } from './edit-page.ts'

export type Finding = { id: string; status: string; detail: string; fix: string | null }
/** A site as its source lies on disk: paths from the root, and what is there. */
export type Source = Map<string, string | Buffer>

type Picture = { png: Buffer; svg: Buffer }

const privacyPolicy =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Privacy</title><h1>Privacy</h1><p>We store nothing about visitors.</p></html>'

/**
 * Does what the fixes of a report say, to the letter, as somebody does who knows nothing of the checks: pastes each snippet where the
 * sentence above it says, and saves a picture if one is asked for. Throws for a fix that says neither.
 */
export function applyFixes(source: Source, origin: string, findings: Finding[], pictures: Picture): void {
  const $ = load(String(source.get('/')))
  for (const { fix } of findings) {
    if (fix === null) continue
    const [sentence = '', ...lines] = fix.split('\n')
    const code = lines.join('\n')
    if (code === '') throw new Error(`a fix with nothing to paste: ${fix}`)
    const saved = /^Save a .*?(PNG|SVG).*? as (\S+?)[.,]? /.exec(sentence)
    if (saved !== null) source.set(new URL(saved[2] ?? '', origin).pathname, saved[1] === 'PNG' ? pictures.png : pictures.svg)
    if (sentence.startsWith('Publish a privacy policy')) {
      source.set(new URL(/href="([^"]+)"/.exec(code)?.[1] ?? '', origin).pathname, privacyPolicy)
    }
    if (sentence.startsWith('Fix or remove these links')) {
      const broken = new Set(lines.map((line) => line.replace(/ \(.*$/, '')))
      $('a[href]')
        .filter((_, link) => broken.has(URL.parse(link.attribs['href'] ?? '', origin)?.href ?? ''))
        .remove()
    } else editPage($, sentence, code, origin)
  }
  source.set('/', $.html())
}
