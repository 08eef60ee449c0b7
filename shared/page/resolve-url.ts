const maxUrl = 2_048

/** Absolute http(s) address of a reference, or null for what leads nowhere: empty, fragments, scripts, over-long. */
export function resolveUrl(reference: string | null | undefined, base: string): string | null {
  const trimmed = reference?.trim()
  if (!trimmed || trimmed.length > maxUrl || !URL.canParse(trimmed, base)) return null
  const url = new URL(trimmed, base)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null
}

/** As resolveUrl; what stands inline (data:) stays as it is. */
export function resolveImage(reference: string | null | undefined, base: string): string | null {
  const trimmed = reference?.trim()
  return trimmed && /^data:/i.test(trimmed) ? trimmed : resolveUrl(trimmed, base)
}
