import type { Page } from 'puppeteer-core'
import type { Fault } from '../../../../shared/tried/tried.ts'
import { holdSending } from './try-basket.ts'

/** What a page’s markup must have, once its scripts have run, for its search to be worth trying. */
export const searchable = /type="?search|role="?search|<search\b|name="?(?:q|s|query|search|keywords?)["\s>]/i

/** What results pages read the words from, by habit. */
const usual = ['q', 's', 'query', 'search', 'keyword', 'keywords', 'term', 'k']
const nonsense = ['qzxqzx', 'wvjwvj'] as const

/**
 * Searches a site for what can’t be there, then for what it lists itself. Its results page doesn’t read the words if it’s the same for all of them and
 * repeats none, but reads them by another name, or lists the same all the time.
 */
export async function trySearch(tab: Page): Promise<Fault[]> {
  await holdSending(tab)
  const home = await tab.evaluate(seeResults, nonsense[0])
  const arrival = tab.waitForNavigation({ waitUntil: 'networkidle2', timeout: 6000 }).catch(() => null)
  const form = await tab.evaluate(submitSearch, nonsense[0])
  const response = form === null ? null : await arrival
  const [first, url] = [await tab.evaluate(seeResults, nonsense[0]), new URL(tab.url())]
  if (form === null || response === null || url.searchParams.get(form.name) !== nonsense[0]) return []
  const { name, html, text } = form
  const faultOf = (kind: string, tag = html): Fault[] => [{ place: { path: 'form', html: tag }, text, kind }]
  const isGone = /^(?:404|410)$/.test(String(response.status()))
  if (isGone) return (await isFound(tab, url, form.name, home.titles)) ? [] : faultOf('searchless')
  if (response.status() >= 400 || first.isRepeated || first.isOpaque) return []
  const ask = async (words: string, by = name) => {
    const other = new URL(url)
    other.searchParams.delete(name)
    if (words !== '') other.searchParams.set(by, words)
    await tab.goto(other.href, { waitUntil: 'networkidle2', timeout: 10_000 })
    return await tab.evaluate(seeResults, words)
  }
  const isSame = async (words: string) => (await ask(words)).text === first.text
  const listed = [first.titles[0], first.titles.at(-1)].filter((one) => one !== undefined)
  const known = [...new Set([...listed, ...home.titles])].slice(0, 3)
  if (known.length < 2) return []
  // A search that finds nothing says so, unlike one that wasn’t asked.
  for (const words of ['', nonsense[1], ...known]) if (!(await isSame(words))) return []
  if (first.titles.length >= 3) return faultOf('unread')
  for (const by of [...new Set([...first.names, ...usual])].filter((one) => one !== name)) {
    const { isRepeated, text: shown } = await ask(nonsense[1], by)
    if (isRepeated || shown !== first.text) return faultOf('unread', html.replace(/(\sname=)(["']?)[^"'\s>]*\2/, `$1"${by}"`))
  }
  return []
}

/** Whether a search that answers 404 to nonsense finds what the site itself lists: some say so of what they don’t find. */
async function isFound(tab: Page, url: URL, name: string, titles: readonly string[]): Promise<boolean> {
  const [title] = titles
  if (title === undefined) return true
  const other = new URL(url)
  other.searchParams.set(name, title)
  const response = await tab.goto(other.href, { waitUntil: 'networkidle2', timeout: 10_000 })
  return response === null || response.status() < 400
}

/** Runs in the page: sends the form that searches the site, which has nothing else to fill in. */
function submitSearch(words: string): { name: string; html: string; text: string } | null {
  const asked = 'input:not([type="hidden"], [type="submit"], [type="button"], [type="image"]), select, textarea'
  for (const form of document.forms) {
    const [field, ...others] = form.querySelectorAll<HTMLInputElement>(asked)
    const isOwn = form.method === 'get' && URL.parse(form.action)?.origin === location.origin
    if (!isOwn || field === undefined || others.length > 0 || !/^(?:search|text)$/.test(field.type) || field.name === '') continue
    const isSearch = field.type === 'search' || field.closest('[role="search" i], search') !== null
    if (!isSearch && !/^(?:q|s|query|search|keywords?)$/i.test(field.name)) continue
    if (!field.checkVisibility({ visibilityProperty: true }) || field.pattern !== '' || field.minLength > 0) continue
    field.value = words
    form.requestSubmit()
    const text = field.labels?.[0]?.innerText.trim() || field.ariaLabel || field.placeholder || field.name
    return { name: field.name, html: (field.cloneNode() as Element).outerHTML.slice(0, 300), text }
  }
  return null
}

/** Runs in the page: what it shows apart from its frame, whether it repeats the words, what it lists, and the names of its fields. */
function seeResults(words: string) {
  const frame = 'header, nav, footer, aside, script, style'
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[type="search"], input[type="text"], input:not([type])')]
  const titles = [...document.querySelectorAll<HTMLElement>('body :is(li a, article a, h2 a, h3 a, [class] > a)')]
    .filter((one) => one.closest(`${frame}, form`) === null && one.checkVisibility())
    .map(({ innerText }) => innerText.trim())
    .filter((one) => /^\p{L}[^\n]{3,50}$/u.test(one))
  const repeats = (said: string) => said.toLowerCase().includes(words.toLowerCase())
  return {
    text: document.body.innerText.trim(),
    isRepeated: repeats(document.body.innerText) || repeats(document.title) || fields.some(({ value }) => repeats(value)),
    isOpaque: document.querySelector('iframe, canvas, object') !== null,
    titles: [...new Set(titles)],
    names: fields.map(({ name }) => name).filter(Boolean),
  }
}
