import names from './likely-names.json' with { type: 'json' }

/** Hosts whose names have a spelling of their own. */
const hosts: Record<string, string> = names.hosts
/** Icon names, and what the icon’s button does. */
const icons = names.icons.map(({ pattern, does }) => ({ pattern: new RegExp(pattern, 'i'), does }))

const tidy = (text: string | null | undefined): string | null => {
  const words = text?.replaceAll(/[-_\s]+/g, ' ').trim() ?? ''
  return words === '' || words.length > 60 ? null : words.charAt(0).toUpperCase() + words.slice(1)
}

/** The words below, and names in code, are English: on a page in another language they would be read out in the wrong one. */
const isEnglish = () => /^(?:en\b|$)/i.test(document.documentElement.lang)

/** The element’s likely name, in the page’s language; null if nothing suggests one. */
export function hintOf(element: Element): string | null {
  const said = ['title', 'placeholder', 'data-tooltip', 'data-label'].map((name) => tidy(element.getAttribute(name))).find(Boolean)
  if (said) return said
  const drawn = tidy(element.querySelector('svg > title')?.textContent ?? element.querySelector('[alt]')?.getAttribute('alt'))
  if (drawn !== null) return drawn
  if (!isEnglish()) return null
  if (/^(?:input|select|textarea)$/.test(element.localName)) return fieldHint(element)
  if (element.localName === 'a') return linkHint(element.getAttribute('href') ?? '')
  const clues = [element, ...element.querySelectorAll('svg, i, span, use, img')].slice(0, 6)
  const words = clues
    .map((clue) => ['class', 'id', 'href', 'data-icon', 'src'].map((name) => clue.getAttribute(name) ?? '').join(' '))
    .join(' ')
  return icons.find(({ pattern }) => pattern.test(words))?.does ?? null
}

function fieldHint(field: Element): string | null {
  const type = field.getAttribute('type') ?? ''
  if (/^(?:email|search|password)$/.test(type)) return tidy(type)
  if (type === 'tel') return 'Phone'
  return tidy((field.getAttribute('name') ?? field.id).replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[[\]\d.]+/g, ' '))
}

function linkHint(href: string): string | null {
  const url = URL.parse(href, document.baseURI)
  if (url === null || !/^https?:$/.test(url.protocol)) return url?.protocol === 'mailto:' ? 'Email us' : null
  const host = url.hostname.replace(/^www\./, '')
  if (hosts[host] !== undefined) return hosts[host]
  if (url.origin !== location.origin) return host
  const last = url.pathname.split('/').findLast((part) => part !== '')
  return last === undefined ? 'Home' : tidy(decodeURIComponent(last).replace(/\.\w+$/, ''))
}
