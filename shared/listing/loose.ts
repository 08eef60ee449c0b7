/**
 * Patterns for text of any language and case that cost next to nothing to compile. Browsers take up to a hundred times longer for \p{L}
 * with the flags i and u, a fifth of a second for the patterns of this folder: here the text is lower-cased once, the classes are plain
 * ranges, and a pattern is compiled when a text first needs it.
 */

const capitals = String.raw`A-Z\u00c0-\u00d6\u00d8-\u00de\u0400-\u042f`
const small = String.raw`a-z\u00df-\u00f6\u00f8-\u00ff\u0430-\u045f`
const others = String.raw`\u00aa\u00b5\u00ba\u0100-\u02af\u0300-\u03ff\u0460-\u0559\u0561-\u0588\u0591-\u05f4\u0610-\u061a\u0620-\u065f\u066e-\u06d3\u06d5-\u1fff\u2c00-\u2dff\u3005-\u3007\u3031-\u3035\u3041-\u30fa\u30fc-\ud7ff\uf900-\ufdff\ufe70-\ufefc\uff21-\uff3a\uff41-\uff5a\uff66-\uffdc`

const classes: Record<string, string> = {
  L: capitals + small + others,
  Lu: capitals,
  Ll: small,
  N: String.raw`0-9\u0660-\u0669\u06f0-\u06f9\uff10-\uff19`,
  M: String.raw`\u0300-\u036f`,
  Extended_Pictographic: String.raw`\u203c-\u2bff\u3030\u303d\u3297\u3299\ud83c-\ud83e\udc00-\udfff`,
}

/** A pattern’s source with plain ranges for \p{…}, and lower case except in escapes if asked for. */
function plain(source: string, isLower: boolean): string {
  let inClass = false
  return source.replace(/\\p\{(\w+)\}|\\u[\da-f]{4}|\\.|[[\]]|[^\\[\]]+/gis, (part, name?: string) => {
    if (name !== undefined) {
      const known = isLower && /^L[lu]$/.test(name) ? classes['L'] : classes[name]
      if (known === undefined) throw new Error(`No ranges for \\p{${name}}`)
      return inClass ? known : `[${known}]`
    }
    if (part === '[') inClass = true
    if (part === ']') inClass = false
    return isLower && !part.startsWith('\\') ? part.toLowerCase() : part
  })
}

let lastText = ''
let lastLower = ''
/** Many patterns are matched against the same text in a row. */
function lower(text: string): string {
  if (text !== lastText) {
    lastText = text
    lastLower = text.toLowerCase()
  }
  return lastLower
}

/** A case-insensitive pattern. Text it replaces in is returned in lower case. */
export class Loose {
  #pattern: RegExp | undefined
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
  get #compiled(): RegExp {
    this.#pattern ??= new RegExp(plain(this.source, true), 'g')
    this.#pattern.lastIndex = 0
    return this.#pattern
  }
  test(text: string): boolean {
    return this.#compiled.test(lower(text))
  }
  replace(text: string, by: string): string {
    return lower(text).replace(this.#compiled, by)
  }
  matches(text: string): RegExpExecArray[] {
    return [...lower(text).matchAll(this.#compiled)]
  }
}

/** A case-sensitive pattern, compiled when it is first used. */
export class Exact {
  #pattern: RegExp | undefined
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
  get pattern(): RegExp {
    return (this.#pattern ??= new RegExp(plain(this.source, false), 'g'))
  }
}
