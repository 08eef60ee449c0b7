import { isChanging } from '../held/changing-url.ts'
import { isSeen, toNamed } from '../named.ts'
import type { Fault } from '../tried.ts'
import { cardOf, isWord } from './other-choice.ts'

type Plan = { link: HTMLAnchorElement; name: string; url: URL }

const ordering = /^(?:plan|tier|package|pack|product|offer|tarif|paket|option|price|variant|edition|p)(?:_?id)?$/i
/** What may read every parameter, or is too long to be judged. */
const readsAll =
  /Storage\b|\.referrer|Object\.fromEntries|\.entries\(\)|\.forEach\(\(?\s*(?:value|v)\b|import\s*[({"']|\bimport\b.+\bfrom\b|__NEXT_DATA__|webpack|__vite/
const counting = /googletagmanager|google-analytics|analytics|plausible|fathom|matomo|umami|cloudflareinsights|goatcounter/
const maxScript = 60_000

/** Links to plans whose page has all plans to choose from, but selects the same one for each, as neither its server nor a script of its own reads the link’s parameter. */
export async function findLostPlans(until: number): Promise<Fault[]> {
  const plans = findPlans()
  const [first] = plans
  const [page, other] = await Promise.all(plans.slice(0, 2).map(({ url }) => read(url.href)))
  if (first === undefined || !page || page !== other || performance.now() > until) return []
  const target = new DOMParser().parseFromString(page, 'text/html')
  const names = plans.map(({ name }) => name)
  const chosen = chosenIn(target, names)
  const lost = plans.filter(({ name }) => chosen !== undefined && name !== chosen)
  const code = lost.length > 0 ? await scriptsOf(target, first.url) : null
  const key = [...first.url.searchParams.keys()][0] ?? ''
  const isRead =
    code === null ||
    readsAll.test(code) ||
    new RegExp(String.raw`['"\x60]${key}['"\x60=]|\.${key}\b|[?&]${key}=|\{[^}]*\b${key}\b[^}]*\}\s*=`).test(code)
  return isRead ? [] : lost.map(({ link, name }) => ({ ...toNamed(link), text: name, kind: 'lost-plan' }))
}

/** Links in cards with a name each, to one page of the site with one parameter that differs. */
function findPlans(): Plan[] {
  const all = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="?"]')].flatMap((link): Plan[] => {
    const url = URL.parse(link.href)
    const [key = '', ...others] = url?.searchParams.keys() ?? []
    const isOwn = url?.origin === location.origin && url.pathname !== location.pathname && !isChanging(url.href)
    const name = cardOf(link) || (link.closest('tr')?.querySelector('th')?.innerText.trim() ?? '')
    return isOwn && others.length === 0 && ordering.test(key) && name !== '' && isSeen(link) ? [{ link, name, url }] : []
  })
  const same = all.filter(({ url }) => all[0]?.url.pathname === url.pathname)
  return new Set(same.map(({ name }) => name)).size === same.length ? same.slice(0, 6) : []
}

/** The plan that a page selects by its HTML, among all of them, or the only one that it says is chosen. */
function chosenIn(target: Document, names: readonly string[]): string | undefined {
  const nameIn = (text = '') => {
    const [name, ...others] = names.filter((one) => isWord(text, one))
    return others.length === 0 ? name : undefined
  }
  const isOfAll = (texts: string[]) => names.every((name) => texts.some((text) => isWord(text, name)))
  const list = [...target.querySelectorAll('select')].find(({ options }) => isOfAll([...options].map(({ text }) => text)))
  const radios = [...target.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
  const wordsOf = (one: HTMLInputElement) => one.labels?.[0]?.textContent ?? ''
  const said = /(?:your|chosen|selected) plan:?\s+(.{2,60})/i.exec((target.body.textContent ?? '').replaceAll(/\s+/g, ' '))?.[1]
  if (list !== undefined) return nameIn(list.selectedOptions[0]?.text)
  if (isOfAll(radios.map(wordsOf))) return nameIn(radios.filter(({ checked }) => checked).map(wordsOf)[0])
  return nameIn(said)
}

/** A page’s own scripts as one text; null if there are too many, or one can’t be read. */
async function scriptsOf(target: Document, from: URL): Promise<string | null> {
  const all = [...target.scripts].filter(({ type }) => type === '' || type === 'module' || /javascript/.test(type)).slice(0, 6)
  const texts = await Promise.all(
    all.map(async (one) => {
      const src = one.getAttribute('src')
      if (src === null) return one.textContent ?? ''
      const { href, origin, hostname } = new URL(src, from)
      return origin === from.origin ? read(href) : counting.test(hostname) ? '' : null
    }),
  )
  const known = texts.filter((one) => one !== null)
  return known.length < all.length || target.scripts.length > 12 || known.join('').length > maxScript ? null : known.join('\n')
}

const read = async (url: string): Promise<string | null> => {
  try {
    const answer = await fetch(url)
    return answer.ok && !answer.redirected ? await answer.text() : null
  } catch {
    return null
  }
}
