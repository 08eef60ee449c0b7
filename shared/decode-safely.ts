/** A decoded part of a URL; as it is if a percent sign in it encodes nothing. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
