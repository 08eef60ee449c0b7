import type { Issue } from '../../shared/schemas/error-body.ts'
import { invalidField } from './failure.ts'
import { fault } from './field-faults.ts'

/** A place in catalog order; the page after it begins strictly behind it. */
type Position = { launchDate: string; slug: string }
/** What a cursor belongs to. The page size is no part of it: it may change from page to page. */
type Filters = { words: readonly string[]; category: string | null }

const version = '1'
const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true })

/** Opaque to callers: base64url of version, filters' hash, launch date and slug. */
export function encodeCursor(position: Position, filters: Filters): string {
  const text = [version, hash(filters), position.launchDate, position.slug].join(' ')
  const base64 = btoa(beyondAscii.test(text) ? String.fromCharCode(...encoder.encode(text)) : text)
  return unlikeBase64url.test(base64) ? base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') : base64
}

const unlikeBase64url = /[+/=]/

/** Throws Failure BAD_REQUEST with fieldErrors.cursor for a damaged cursor and for one of another search. */
export function decodeCursor(cursor: string, filters: Filters): Position {
  const read = readCursor(cursor, filters)
  if ('fault' in read) throw invalidField('cursor', read.fault.message, read.fault.code)
  return read
}

/** The place a cursor names, or what is wrong with it. */
export function readCursor(cursor: string, filters: Filters): Position | { fault: Issue } {
  const [, hashed, launchDate, slug] = partsOf(cursor)
  if (launchDate === undefined || slug === undefined) {
    return { fault: fault('cursor', 'This is not a cursor of this catalog. Pass nextCursor exactly as it was answered.', 'invalid') }
  }
  if (hashed !== hash(filters)) {
    return { fault: fault('cursor', 'This cursor belongs to another search. Use it with the same query and category.', 'foreign') }
  }
  return { launchDate, slug }
}

/** Every cursor is read twice in a row: to check it, and to go on there. */
let lastRead: { cursor: string; parts: readonly string[] } = { cursor: '', parts: [] }

function partsOf(cursor: string): readonly string[] {
  if (lastRead.cursor !== cursor) {
    const parts = /^1 (\w+) (\d{4}-\d\d-\d\d) (.+)$/su.exec(readBase64url(cursor)) ?? []
    lastRead = { cursor, parts: Number.isNaN(Date.parse(parts[2] ?? '')) ? [] : parts }
  }
  return lastRead.parts
}

/** Empty where the text is no base64url or no UTF-8. */
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

/** FNV-1a, 32 bits: tells searches apart, protects nothing. The order of words is no difference. */
function hash({ words, category }: Filters): string {
  if (words.length === 0 && category === null) return (hashOfAll ??= hashText('[[],null]'))
  return hashText(JSON.stringify([words.toSorted(), category]))
}

let hashOfAll: string | undefined

function hashText(text: string): string {
  let value = 0x811c9dc5
  for (const byte of encoder.encode(text)) {
    value = Math.imul(value ^ byte, 0x01000193) >>> 0
  }
  return value.toString(36)
}
