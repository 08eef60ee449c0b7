const maxUrl = 2_048

/** The absolute http(s) URL of a reference; null if it is empty, a fragment, a script or too long. */
export function resolveUrl(reference: string | null | undefined, base: string): string | null {
  const trimmed = reference?.trim()
  if (!trimmed || trimmed.length > maxUrl || !URL.canParse(trimmed, base)) return null
  const url = new URL(trimmed, base)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null
}

/** As resolveUrl; an inline image (data:) stays as it is. */
export function resolveImage(reference: string | null | undefined, base: string): string | null {
  const trimmed = reference?.trim()
  return trimmed && /^data:/i.test(trimmed) ? trimmed : resolveUrl(trimmed, base)
}
