/** Catalog text is untrusted: only http and https URLs become links. Null for anything else. */
export function webUrl(text: string | null): string | null {
  const url = URL.parse(text ?? '')
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null
}

/** The source of an image that the content security policy lets a page load: a path on this site or an https URL. Null for anything else. */
export function imageUrl(text: string): string | null {
  const source = text.trim()
  if (/^\/(?![/\\])/.test(source)) return source
  const url = URL.parse(source)
  return url !== null && url.protocol === 'https:' ? url.href : null
}
