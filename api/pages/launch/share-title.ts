/** The title of a launch page, and so of its card: with the catalog's name behind it where that fits. Used while somebody types, too. */
export function shareTitle(name: string, tagline: string): string {
  const title = `${name}: ${tagline}`
  return title.length <= 50 ? `${title} · Slipway` : clip(title, 60)
}

/** At most `length` characters, cut between words. */
export function clip(text: string, length: number): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  return plain.length <= length ? plain : `${plain.slice(0, length - 1).replace(/\s+\S*$/, '')}…`
}
