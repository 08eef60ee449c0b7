import { cutText } from '../cut-text.ts'
import { plainHost, type findPicture } from '../preview-facts.ts'
import type { NetworkRules, Preview } from '../preview.ts'
import type { PreviewFacts } from '../preview-facts.ts'

export type NetworkId = 'google' | 'x' | 'linkedin' | 'facebook' | 'slack' | 'discord' | 'whatsapp' | 'imessage'
/** Its cards; rules.json has the rules they follow. */
export type NetworkCards = { id: NetworkId; name: string; show: (facts: PreviewFacts) => Preview }
export type Network = NetworkCards & { rules: NetworkRules }

/** A card without texts or picture, for the page’s URL. */
export const blank = ({ url }: PreviewFacts): Preview => ({
  kind: 'card',
  url,
  host: plainHost(url),
  siteName: null,
  title: plainHost(url),
  description: null,
  picture: null,
  empty: null,
  icon: null,
  color: null,
  notes: [],
})

export const cutOrNull = (text: string | undefined | null, width: number): string | null => (text ? cutText(text, width) : null)

/** Some networks pick an image from the page themselves; which one can’t be predicted. */
export const mayPick = (name: string, { openGraph }: PreviewFacts, { notes }: Pick<Preview, 'notes'>): string[] =>
  openGraph.image === undefined ? [`The page has no og:image. ${name} shows no image or picks one from the page.`] : notes

/** The image found, at a size, or the empty frame and the reason. */
export function drawn(
  found: ReturnType<typeof findPicture>,
  size: 'large' | 'small',
  empty: Preview['empty'],
): Pick<Preview, 'picture' | 'empty' | 'notes'> {
  if (found.picture === null) return { picture: null, empty, notes: [found.note] }
  const { url, alt, isNew } = found.picture
  return { picture: { url, alt, isNew, size }, empty: null, notes: [] }
}
