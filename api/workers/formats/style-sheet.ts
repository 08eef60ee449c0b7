const caps = { chars: 500_000, files: 12 }

/** The other files that a style sheet loads: fonts, each in the first format that browsers know, and imported styles. */
export function readStyleSheet(text: string): { fonts: string[]; imports: string[] } {
  const css = text
    .slice(0, caps.chars)
    .split('*/')
    .map((part) => part.split('/*', 1)[0])
    .join('')
  const [start = '', ...parts] = css.split(/@font-face\s*\{/i)
  const rest = [start, ...parts.map((part) => part.slice(part.indexOf('}') + 1))].join('\n')
  const fonts = parts
    .slice(0, 40)
    .map((part) => (part.split('}', 1)[0] ?? '').slice(0, 10_000))
    .flatMap((rule) => (mayBeUsed(rule, rest) ? (firstFont(rule) ?? []) : []))
  // Imports come before any other rule (CSS Cascading and Inheritance Level 4, section 2).
  const imports = [...(css.split('{', 1)[0] ?? '').slice(0, 20_000).matchAll(/@import\s+(?:url\(\s*)?["']?([^"')\s;]{1,2000})/gi)].map(
    ([, url = '']) => url,
  )
  return { fonts: [...new Set(fonts)].slice(0, caps.files), imports: [...new Set(imports)].slice(0, caps.files) }
}

/** Browsers load a font only for text that uses it: the rest of the sheet names it, and the text has characters it is for. */
function mayBeUsed(rule: string, rest: string): boolean {
  const valueOf = (name: string) => new RegExp(`(?:^|[;\\s])${name}\\s*:\\s*([^;]{1,2000})`, 'i').exec(rule)?.[1]?.trim() ?? ''
  const [family, weight] = [valueOf('font-family').replace(/^["']|["']$/g, ''), valueOf('font-weight')]
  if (family === '' || !rest.toLowerCase().includes(family.toLowerCase())) return false
  if (/italic|oblique/i.test(valueOf('font-style')) && !/italic|oblique/i.test(rest)) return false
  if (/^\d+$/.test(weight) && !/^[47]00$/.test(weight) && !rest.includes(weight)) return false
  const ranges = valueOf('unicode-range')
  return ranges === '' || ranges.split(',').some((range) => hasLetter(range.trim()))
}

/** Whether a range of characters has the letter “a” in it: text without any is rare. */
function hasLetter(range: string): boolean {
  const [, from = '', to] = /^U\+([\da-f?]{1,6})(?:-([\da-f]{1,6}))?$/i.exec(range) ?? []
  if (from === '') return false
  const [low, high] = [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to ?? from.replaceAll('?', 'f'), 16)]
  return low <= 0x61 && high >= 0x61
}

/** A later src replaces an earlier one; of a list, browsers load the first whose format they know. */
function firstFont(rule: string): string | null {
  const list = [...rule.matchAll(/\bsrc\s*:\s*([^;]{1,8000})/gi)].at(-1)?.[1] ?? ''
  if (/\blocal\s*\(/i.test(list)) return null
  const sources = list.split(/,(?=\s*(?:url|local)\s*\()/i)
  for (const source of sources) {
    const [, url] = /url\(\s*["']?([^"')\s]{1,2000})/i.exec(source) ?? []
    const format = /format\(\s*["']?([\w-]+)/i.exec(source)?.[1]?.toLowerCase()
    if (url === undefined || /^data:/i.test(url)) return null
    if (format === undefined ? !/\.(?:eot|svg)(?:[?#]|$)/i.test(url) : /^(?:woff2?|truetype|opentype|collection)/.test(format)) return url
  }
  return null
}
