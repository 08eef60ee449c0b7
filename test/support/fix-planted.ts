import { load, type CheerioAPI } from 'cheerio'
import type { PlantedSite } from './planted-site.ts'

type Edit = ($: CheerioAPI, snippet: string, site: PlantedSite) => void

/** The page’s tag that a snippet stands for: the same one without what the fix adds. */
function replaceTag($: CheerioAPI, tag: string): void {
  const fresh = load(tag, null, false).root().children().first()
  const wanted = Object.entries(fresh.attr() ?? {})
  const old = $(fresh.prop('tagName')?.toLowerCase() ?? '').filter((_, element) => {
    const known = $(element).attr() ?? {}
    const isSame = ['src', 'name'].every((name) => known[name] === fresh.attr(name))
    return isSame && Object.keys(known).every((name) => wanted.some(([fixed]) => fixed === name))
  })
  if (old.length === 0) throw new Error(`No tag to replace with ${tag}`)
  for (const [name, value] of wanted) old.attr(name, value)
}

function replaceInHead($: CheerioAPI, tag: string): void {
  const fresh = load(tag, null, false).root().children().first()
  const [name, tagName] = [fresh.attr('name'), fresh.prop('tagName')?.toLowerCase()]
  $(name === undefined ? `head > ${tagName}` : `head > ${tagName}[name="${name}"]`).remove()
  $('head').append(fresh)
}

/** What each sentence says to do with its snippet. */
const edits: [RegExp, Edit][] = [
  [/with this CSS:$/, ($, snippet) => void $('head').append(`<style>${snippet}</style>`)],
  [/^Replace these tags/, ($, snippet) => snippet.split('\n').forEach((tag) => replaceTag($, tag))],
  [/at the end of <body>:$/, ($, snippet) => void $('body').append(snippet)],
  [/^Put these in the HTML your server sends/, ($, snippet) => snippet.split('\n').forEach((tag) => replaceInHead($, tag))],
  [
    /Cache-Control header/,
    (_, snippet, site) => {
      const value = /Cache-Control:? "?([^"\n]*)/.exec(snippet)?.[1] ?? ''
      for (const [path, file] of Object.entries(site))
        if (path !== '/') site[path] = { ...file, headers: { ...file.headers, 'Cache-Control': value } }
    },
  ],
  [
    /^Turn on compression/,
    (_, snippet, site) => {
      const types = /gzip_types ([^;]*)/.exec(snippet)?.[1]?.split(' ') ?? []
      for (const [path, file] of Object.entries(site)) {
        const { 'X-Plain': _plain, ...headers } = file.headers ?? {}
        if (types.includes(file.type)) site[path] = { ...file, headers }
      }
    },
  ],
]

/** The site after its maker has done, to the letter, what a fix says. Null if that is no snippet to paste but work: words, files, decisions. */
export function fixPlanted(site: PlantedSite, fix: string): PlantedSite | null {
  const end = fix.indexOf('\n')
  const edit = edits.find(([sentence]) => sentence.test(fix.slice(0, end)))?.[1]
  if (end === -1 || edit === undefined) return null
  const fixed = { ...site }
  const page = site['/']
  if (page === undefined) throw new Error('The site has no page.')
  const $ = load(String(page.body))
  edit($, fix.slice(end + 1), fixed)
  return { ...fixed, '/': { ...page, body: $.html() } }
}
