const caps = { chars: 500_000, files: 12 }

/** The other files that a style sheet names: fonts, each in the first format that browsers know, and imported styles. */
export function readStyleSheet(text: string): { fonts: string[]; imports: string[] } {
  const css = text
    .slice(0, caps.chars)
    .split('*/')
    .map((part) => part.split('/*', 1)[0])
    .join('')
  const fonts = css
    .split(/@font-face\s*\{/i)
    .slice(1, 40)
    .flatMap((rule) => firstFont((rule.split('}', 1)[0] ?? '').slice(0, 10_000)) ?? [])
  // Imports come before any other rule (CSS Cascading and Inheritance Level 4, section 2).
  const imports = [...(css.split('{', 1)[0] ?? '').slice(0, 20_000).matchAll(/@import\s+(?:url\(\s*)?["']?([^"')\s;]{1,2000})/gi)].map(
    ([, url = '']) => url,
  )
  return { fonts: [...new Set(fonts)].slice(0, caps.files), imports: [...new Set(imports)].slice(0, caps.files) }
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
