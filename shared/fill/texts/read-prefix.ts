import type { FieldName } from '../fields.ts'
import sources from '../recognition/sources.json' with { type: 'json' }
import { fieldSelector } from '../page/walk-page.ts'

/** What a page shows right before a box as the start of what is typed: “https://”, “@”, “x.com/”. Empty if nothing. */
export function readPrefix(control: HTMLElement): string {
  if (control.localName !== 'input') return ''
  let at: Element | null = control
  for (let up = 0; at !== null && up < 5; at = at.parentElement, up++)
    for (let before = at.previousSibling; before !== null; before = before.previousSibling) {
      const text = (before.nodeType === Node.COMMENT_NODE ? '' : (before.textContent ?? '')).trim()
      // What stands there for another box isn’t this one’s.
      if ((before as Element).querySelector?.(fieldSelector)) return ''
      if (text !== '') return isPrefix.test(text) ? text : ''
    }
  return ''
}

export const isPrefix = /^(?:@|https?:\/\/(?:www\.)?|(?:https?:\/\/)?(?:www\.)?(?:x|twitter|github)\.com\/@?)$/i

/** “https://” before a box stands where others have it as their placeholder. */
export function addressStart(control: HTMLElement): string {
  const prefix = readPrefix(control)
  return /^https?:\/\/(?:www\.)?$/i.test(prefix) ? prefix : ''
}

/** The rest of a value after what the page shows already. Null if it doesn’t begin so. */
export function afterPrefix(value: string, prefix: string): string | null {
  if (prefix === '') return value
  const bare = (text: string) => text.replace(/^https?:\/\//i, '').replace(/^www\./i, '')
  if (prefix === '@') return value.startsWith('@') ? value.slice(1) : /^[\w.]+$/.test(value) ? value : null
  if (/^https?:\/\/(?:www\.)?$/i.test(prefix)) return value.toLowerCase().startsWith('https://') ? bare(value) : null
  const start = bare(prefix).replace(/@$/, '').toLowerCase()
  if (value.startsWith('@') && !start.startsWith('github')) return value.slice(1)
  const rest = bare(value)
  const same = start.startsWith('github') ? [start] : ['x.com/', 'twitter.com/']
  const found = same.find((one) => rest.toLowerCase().startsWith(one))
  return found === undefined ? null : rest.slice(found.length).replace(/^@/, '')
}

const withoutAt = new RegExp(sources.withoutAt, 'iu')
const ownerAndRepo = /(?<![\w./])(?:owner|org|user(?:name)?|[a-z\d-]+(?=\/[a-z\d._-]+$))\/(?:repo(?:sitory)?|project|[a-z\d._-]+$)/

/** What is left off an account or a repository in the label, help and example of its box: “without @”, “owner/repo”. */
export function prefixShown(field: FieldName | null, texts: string): string {
  if (field === 'twitter') return withoutAt.test(texts) ? '@' : ''
  return field === 'github' && ownerAndRepo.test(texts.trim()) && !/https?:|\.com/.test(texts) ? 'github.com/' : ''
}
