import { fieldError } from '../failure.ts'
import { plainLine } from '../plain-text.ts'
import type { Issue } from '../../../shared/schemas/error-body.ts'

export const maxAboutLength = 300
export const maxLinks = 5
const maxLinkLength = 200

/** A maker’s links as typed, one per line, as they are stored: https URLs, each once. `ada.example` is https://ada.example/. */
export function readLinks(typed: string): { links: string[]; errors: Issue[] } {
  const lines = typed
    .split(/[\r\n]+/)
    .map(plainLine)
    .filter((line) => line !== '')
  if (lines.length > maxLinks) return { links: [], errors: [fieldError('links', `Enter up to ${maxLinks} links.`, 'maxItems')] }
  const read = lines.map((line) => ({ line, link: readLink(line) }))
  const wrong = read.find(({ link }) => link === null)?.line
  if (wrong !== undefined)
    return {
      links: [],
      errors: [fieldError('links', `“${shorten(wrong)}” isn’t a valid link. Enter https URLs, one per line.`, 'invalid')],
    }
  return { links: [...new Set(read.flatMap(({ link }) => link ?? []))], errors: [] }
}

function readLink(line: string): string | null {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(line) ? line : `https://${line}`)
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return null
  // A public host has a dot, and no IP address ends in a letter.
  const isPublic = /\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(url.hostname)
  return isPublic && !/\s/.test(line) && url.href.length <= maxLinkLength ? url.href : null
}

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** A link as people read it: without https:// and a lone slash at the end. */
export const linkWords = (link: string): string => link.replace(/^https:\/\/(?:www\.)?/, '').replace(/\/$/, '')
