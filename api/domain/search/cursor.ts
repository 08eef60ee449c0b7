import type { Issue } from '../../../shared/schemas/error-body.ts'
import { invalidField, fieldError } from '../failure.ts'

/** A position in catalog order; the next page starts right after it. */
type Position = { launchDate: string; slug: string }
/** The search that a cursor belongs to. The page size isn't part of it, so it may change from page to page. */
type Filters = { words: readonly string[]; category: string | null }

const version = '1'
const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true })

/** Opaque to callers: base64url of version, hash of the filters, launch date and slug. */
export function encodeCursor(position: Position, filters: Filters): string {
  const text = [version, hash(filters), position.launchDate, position.slug].join(' ')
  const base64 = btoa(beyondAscii.test(text) ? String.fromCharCode(...encoder.encode(text)) : text)
  return unlikeBase64url.test(base64) ? base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') : base64
}

const unlikeBase64url = /[+/=]/

/** Throws BAD_REQUEST with fieldErrors.cursor for a damaged cursor or one from another search. */
export function decodeCursor(cursor: string, filters: Filters): Position {
  const read = readCursor(cursor, filters)
  if ('error' in read) throw invalidField('cursor', read.error.message, read.error.code)
  return read
}

/** The position in a cursor, or what's wrong with it. */
export function readCursor(cursor: string, filters: Filters): Position | { error: Issue } {
  const [, hashed, launchDate, slug] = partsOf(cursor)
  if (launchDate === undefined || slug === undefined) {
    return { error: fieldError('cursor', 'Invalid cursor. Pass nextCursor exactly as returned.', 'invalid') }
  }
  if (hashed !== hash(filters)) {
    return { error: fieldError('cursor', 'This cursor is from a different search. Use it with the same query and category.', 'foreign') }
  }
  return { launchDate, slug }
}

/** Empty for what isn't a cursor. */
function partsOf(cursor: string): readonly string[] {
  const parts = /^1 (\w+) (\d{4}-\d\d-\d\d) (.+)$/su.exec(readBase64url(cursor)) ?? []
  return Number.isNaN(Date.parse(parts[2] ?? '')) ? [] : parts
}

/** Empty if the text isn't base64url or UTF-8. */
function readBase64url(text: string): string {
  if (!/^[\w-]+$/u.test(text)) return ''
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    if (!beyondAscii.test(binary)) return binary
    return decoder.decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)))
  } catch {
    return ''
  }
}

const beyondAscii = /[^\0-\x7f]/

/** 32-bit FNV-1a. Tells searches apart, which needs no security. The order of words doesn't matter. */
function hash({ words, category }: Filters): string {
  if (words.length === 0 && category === null) return hashOfAll
  return hashText(JSON.stringify([words.toSorted(), category]))
}

function hashText(text: string): string {
  let value = 0x811c9dc5
  for (const byte of encoder.encode(text)) {
    value = Math.imul(value ^ byte, 0x01000193) >>> 0
  }
  return value.toString(36)
}

const hashOfAll = hashText('[[],null]')
