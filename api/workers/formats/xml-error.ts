const quoted: [start: string, end: string][] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
]

/** The text without comments, CDATA sections and processing instructions, in one pass; an unterminated one is cut off. */
function withoutQuoted(xml: string): string {
  let plain = ''
  let at = 0
  for (const { index } of xml.matchAll(/<(?:!--|!\[CDATA\[|\?)/g)) {
    if (index < at) continue
    const [start = '', end = ''] = quoted.find(([opening]) => xml.startsWith(opening, index)) ?? []
    plain += xml.slice(at, index)
    const found = xml.indexOf(end, index + start.length)
    if (found < 0) return plain
    at = found + end.length
  }
  return plain + xml.slice(at)
}

/** The first tag that isn’t closed in order; null if all are. */
function unclosed(plain: string): string | null {
  const open: string[] = []
  for (const [, tag = ''] of plain.matchAll(/<([^<>]+)>/g)) {
    const name = /^\/?([\w:.-]+)/.exec(tag)?.[1]
    if (name === undefined || tag.endsWith('/')) continue
    if (!tag.startsWith('/')) open.push(name)
    else if (open.pop() !== name) return name
  }
  return open.at(-1) ?? null
}

/** Why an XML text isn’t well-formed (XML 1.0, section 2.1), as the rest of a sentence; null if it is. An incomplete file may end anywhere. */
export function xmlError(text: string, complete: boolean): string | null {
  const body = text.replace(/^\uFEFF/, '')
  if (/^\s+<\?xml\s/.test(body)) return 'has whitespace before <?xml'
  const plain = withoutQuoted(body)
  const bare = /&(?!#\d+;|#x[\da-f]+;|[\w.-]+;)[^\s<]{0,20}/i.exec(plain)
  if (bare !== null && (complete || bare.index < plain.length - 30)) return `has an “&” that isn’t escaped as &amp; (“${bare[0]}”)`
  const tag = complete ? unclosed(plain) : null
  return tag === null ? null : `has an unmatched <${tag.slice(0, 40)}> tag`
}
