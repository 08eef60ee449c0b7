/** At most `length` characters, cut between words. */
export function clip(text: string, length: number): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  return plain.length <= length ? plain : `${plain.slice(0, length - 1).replace(/\s+\S*$/, '')}…`
}
