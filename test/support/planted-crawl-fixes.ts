import { load } from 'cheerio'
import { splitFix } from '../../shared/audit/check.ts'
import { editPage } from './edit-page.ts'
import { fixPlanted } from './fix-planted.ts'
import { file, origin, type CrawlSite } from './planted-crawl-site.ts'

type Edit = (site: CrawlSite, lines: string[], match: RegExpExecArray) => CrawlSite

const pathOf = (url: string) => (url.startsWith(`${origin}/`) ? url.slice(origin.length) : url)
function editBody(site: CrawlSite, path: string, edit: (body: string) => string): CrawlSite {
  const old = site[path]
  if (old === undefined) throw new Error(`There is no ${path} to edit.`)
  return { ...site, [path]: { ...old, body: edit(String(old.body)) } }
}
/** Each page named in a comment gets the tag in the line below it. */
const replaceTags =
  (selector: string): Edit =>
  (site, lines) =>
    lines.reduce((changed, line, at) => {
      const [, url] = /^<!-- (.*) -->$/.exec(line) ?? []
      if (url === undefined) return changed
      return editBody(changed, pathOf(url), (body) => {
        const $ = load(body)
        $(selector).remove()
        $('head').append(lines[at + 1] ?? '')
        return $.html()
      })
    }, site)
/** Removes what names the listed URLs from the pages and the style sheet. */
const removeNaming: Edit = (site, lines) => {
  const urls = lines.map((line) => line.replace(/ \(.*$/, ''))
  const pages = Object.keys(site).filter((path) => path.startsWith('/') && /<link/.test(String(site[path]?.body)))
  const cleared = pages.reduce(
    (changed, path) =>
      editBody(changed, path, (body) => {
        const $ = load(body)
        for (const name of ['src', 'href'])
          $(`[${name}]`)
            .filter((_, one) => urls.includes(new URL($(one).attr(name) ?? '', origin).href))
            .remove()
        return $.html()
      }),
    site,
  )
  if (cleared['/site.css'] === undefined) return cleared
  const isNamed = (rule: string) => urls.some((url) => rule.includes(pathOf(url)))
  return editBody(cleared, '/site.css', (body) =>
    body.replace(/@import "[^"]*";|@font-face \{[^}]*\}/g, (rule) => (isNamed(rule) ? '' : rule)),
  )
}

/** What each sentence says to do with its snippet. */
const edits: [RegExp, Edit][] = [
  [/^Replace the titles of these pages:$/, replaceTags('title')],
  [/^Replace the canonical links of these pages:$/, replaceTags('link[rel="canonical"]')],
  [/^(?:Restore|Fix) (?:these files, )?or remove (?:the code that loads them|these \w+):$/, removeNaming],
  [
    /^Replace all robots and googlebot tags in the <head> of (\S+) with:$/,
    (site, [tag = ''], [, url = '']) => editBody(site, pathOf(url), (body) => body.replace(/<meta name="robots"[^>]*>/, tag)),
  ],
  [
    /^Replace the X-Robots-Tag header of (\S+) with:$/,
    (site, [line = ''], [, url = '']) => ({
      ...site,
      [pathOf(url)]: { ...file('text/html'), ...site[pathOf(url)], headers: headersOf([line]) },
    }),
  ],
  [
    /^Remove these entries from (\S+?),? or replace/,
    (site, lines, [, url = '']) =>
      lines.reduce(
        (changed, line) => {
          const bodies = Object.keys(changed).filter((path) => path.endsWith('.xml'))
          const entry = `<loc>${line.split(' ', 1)[0]}</loc>`
          return bodies.reduce((one, path) => editBody(one, path, (body) => body.replace(entry, '')), changed)
        },
        url.startsWith(origin) ? site : {},
      ),
  ],
  [
    /^Add these lines at the end of (\S+):$/,
    (site, lines, [, url = '']) => editBody(site, pathOf(url), (body) => `${body}\n\n${lines.join('\n')}`),
  ],
  [/^Add this line to (\S+):$/, (site, lines, [, url = '']) => editBody(site, pathOf(url), (body) => `${body}\n${lines.join('\n')}`)],
  [
    /^(?:Replace|Save this as) (\S+\.xml)(?: with)?:$/,
    (site, lines, [, url = '']) => ({ ...site, [pathOf(url)]: file('application/xml', lines.join('\n')) }),
  ],
  [
    /^Save this as (\S+\/security\.txt):$/,
    (site, lines, [, url = '']) => ({ ...site, [pathOf(url)]: file('text/plain', lines.join('\n')) }),
  ],
  [
    /with status 404 for the rest:$|^Save this as 404\.html beside/,
    (site, lines) => ({ ...site, '*': file('text/html', lines.join('\n'), { 'X-Status': '404' }) }),
  ],
  [/^Point (\S+) to the same server/, (site, lines, [, host = '']) => ({ ...site, [`https://${host}/`]: answerOf(lines) })],
  [/^Redirect all HTTP requests:$/, (site, lines) => ({ ...site, [`${origin.replace('https', 'http')}/`]: answerOf(lines) })],
]

const headersOf = (lines: string[]) => Object.fromEntries(lines.map((line) => line.split(': ', 2) as [string, string]))
const answerOf = ([status = '', ...lines]: string[]) =>
  file('text/html', '', { 'X-Status': /\d{3}/.exec(status)?.[0] ?? '', ...headersOf(lines) })
/** Words to write, pictures to draw, addresses to decide on, keys to revoke. */
const work =
  /^(?:Replace th(?:is|ese)(?: text)?|Resize these images|Point these links|Set these on|Fix these(?: URLs|, then)|Link these|Link straight to|Give each|Revoke these keys)/

/** The site after its maker has done, to the letter, what a fix says; null if that is work and no snippet. */
export function fixCrawlSite(site: CrawlSite, fix: string): CrawlSite | null {
  const { instruction: whole, snippet } = splitFix(fix)
  // What is found on another page names it first.
  const [, url = `${origin}/`, first = '', rest = ''] = /^On (https:\S+), (\p{L})(.*)$/su.exec(whole) ?? []
  const instruction = first === '' ? whole : first.toUpperCase() + rest
  if (snippet === null || work.test(instruction)) return null
  for (const [sentence, edit] of edits) {
    const match = sentence.exec(instruction)
    if (match !== null) return edit(site, snippet.split('\n'), match)
  }
  const served = first === '' ? fixPlanted(site, fix) : null
  if (served !== null) return served
  return editBody(site, pathOf(url), (body) => {
    const $ = load(body)
    editPage($, instruction, snippet, url)
    return $.html()
  })
}
