import type { Answer } from '../session.ts'

/** The type a file was sent as, without its parameters; empty if none was sent. */
export const typeOf = ({ header }: Pick<Answer, 'header'>): string =>
  header('content-type')?.split(';')[0]?.trim().toLowerCase().slice(0, 60) ?? ''

/** Browsers recognize images by their content, but an SVG only by its type (MIME Sniffing Standard, “Matching an image type pattern”). */
export const wrongTypeOf = (image: string, sentAs: string, isShared = false): string | null => {
  if (image === 'image/svg+xml' && sentAs !== '' && sentAs !== image) return `it’s an SVG sent as ${sentAs}, which browsers don’t show`
  // Link previews rely on the Content-Type alone.
  return isShared && sentAs !== '' && !sentAs.startsWith('image/')
    ? `it’s sent as ${sentAs}, which link previews don’t accept as an image`
    : null
}
